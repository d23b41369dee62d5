import { Grid3x3 } from 'lucide-react';
import type { Screen } from '../../records/define-resource.ts';
import { sheetTexts } from './texts.ts';

/** The marks of a group in a subject, edited like a spreadsheet. */
export const sheet: Screen = {
  name: 'sheet',
  section: 'studies',
  right: 'write',
  area: 'studies',
  icon: Grid3x3,
  texts: sheetTexts,
  isWide: true,
  page: () => import('./SheetPage.tsx'),
};
