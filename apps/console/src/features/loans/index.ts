import { Library } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Books on loan to students. */
export const loans = defineCrud({
  name: 'loans',
  section: 'campus',
  area: 'library',
  icon: Library,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/loans'),
  calls: async () => (await import('@semestr/api/library')).loans,
  represent: ({ title }) => title,
  kind: () => import('./kind.ts'),
});
