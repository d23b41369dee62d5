import { LayoutDashboard } from 'lucide-react';
import type { Screen } from '../../records/define-resource.ts';
import { todayTexts } from './texts.ts';

/** Pending work of today: the first page. */
export const today: Screen = {
  name: 'today',
  section: 'start',
  area: 'today',
  icon: LayoutDashboard,
  texts: todayTexts,
  page: () => import('./TodayPage.tsx'),
};
