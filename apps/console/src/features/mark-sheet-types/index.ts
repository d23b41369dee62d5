import { FileStack } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { markSheetTypeTexts } from './texts.ts';

/** Types of mark sheets, with their prices. */
export const markSheetTypes = defineCrud({
  name: 'mark-sheet-types',
  section: 'requests',
  area: 'choices',
  icon: FileStack,
  texts: markSheetTypeTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).markSheetTypes,
  represent: ({ shortName }) => shortName,
  kind: () => import('./kind.ts'),
});
