import { Factory } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Enterprises that offer placements. */
export const enterprises = defineCrud({
  name: 'enterprises',
  section: 'requests',
  area: 'choices',
  icon: Factory,
  gender: 'neuter',
  texts: defineFolderTexts<typeof ru>('features/enterprises'),
  calls: async () => (await import('@semestr/api/practice-records')).enterprises,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
