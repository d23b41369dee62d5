import { ChartColumn } from 'lucide-react';
import type { Screen } from '../../define-resource.ts';
import { reportTexts } from './texts.ts';

/** What the university asks about itself: numbers, and who is behind each. */
export const reports: Screen = {
  name: 'reports',
  section: 'service',
  area: 'reports',
  icon: ChartColumn,
  texts: reportTexts,
  page: () => import('./ReportsPage.tsx'),
};
