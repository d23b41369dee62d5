import { FileStack } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Types of mark sheets, with their prices. */
export const markSheetTypes = defineCrud({
  name: 'mark-sheet-types',
  section: 'requests',
  area: 'choices',
  icon: FileStack,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/mark-sheet-types'),
  calls: async () => (await import('@semestr/api/mark-sheets-records')).markSheetTypes,
  represent: ({ shortName }) => shortName,
  kind: () => import('./kind.ts'),
});
