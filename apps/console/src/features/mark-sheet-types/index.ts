import { FileStack } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { markSheetTypeTexts } from './texts.ts';

/** Kinds of mark sheets, with what they cost. */
export const markSheetTypes = definePlain({
  name: 'mark-sheet-types',
  section: 'requests',
  area: 'choices',
  icon: FileStack,
  texts: markSheetTypeTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).markSheetTypes,
  represent: ({ shortName }) => shortName,
  kind: () => import('./kind.ts'),
});
