import { ChartColumn } from 'lucide-react';
import type { Screen } from '../../records/define-resource.ts';
import { reportTexts } from './texts.ts';

/** Reports about the university: numbers, and the records behind each. */
export const reports: Screen = {
  name: 'reports',
  section: 'service',
  area: 'reports',
  icon: ChartColumn,
  texts: reportTexts,
  page: () => import('./ReportsPage.tsx'),
};
