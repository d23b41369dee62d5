import { LayoutDashboard } from 'lucide-react';
import type { Screen } from '../../records/define-resource.ts';
import { todayTexts } from './texts.ts';

/** The first page: pending work of today. */
export const today: Screen = {
  name: 'today',
  section: 'start',
  area: 'today',
  icon: LayoutDashboard,
  texts: todayTexts,
  page: () => import('./TodayPage.tsx'),
};
