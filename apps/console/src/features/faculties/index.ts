import { Landmark } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Faculties: plain records that are created, updated and deleted here. */
export const faculties = defineCrud({
  name: 'faculties',
  section: 'structure',
  area: 'structure',
  icon: Landmark,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/faculties'),
  calls: async () => (await import('@semestr/api/faculties')).faculties,
  represent: ({ abbrev }) => abbrev,
  kind: () => import('./kind.ts'),
});
