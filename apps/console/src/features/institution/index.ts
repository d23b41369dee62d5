import { University } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** The legal entity that runs the installation. After an upgrade it is missing until it is entered here. */
export const institution = defineCrud({
  name: 'institution',
  section: 'structure',
  area: 'structure',
  icon: University,
  gender: 'neuter',
  texts: defineFolderTexts<typeof ru>('features/institution'),
  calls: async () => (await import('@semestr/api/institution')).institution,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
