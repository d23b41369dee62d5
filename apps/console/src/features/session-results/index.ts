import { GraduationCap } from 'lucide-react';
import type { Screen } from '../../records/define-resource.ts';
import { sessionResultTexts } from './texts.ts';

/** The marks of a group in the disciplines of a semester, edited like a spreadsheet. */
export const sessionResults: Screen = {
  name: 'session-results',
  section: 'studies',
  right: 'write',
  area: 'studies',
  icon: GraduationCap,
  texts: sessionResultTexts,
  isWide: true,
  page: () => import('./SessionResultsPage.tsx'),
};
