import { ListChecks } from 'lucide-react';
import type { Screen } from '../../records/define-resource.ts';
import { newYearTexts } from './texts/index.ts';

/** The start of an academic year as one checklist. */
export const newYear: Screen = {
  name: 'new-year',
  section: 'structure',
  right: 'write',
  area: 'administration',
  icon: ListChecks,
  texts: newYearTexts,
  page: () => import('./NewYearPage.tsx'),
};
