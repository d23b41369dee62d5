import { CalendarDays } from 'lucide-react';
import type { Screen } from '../../records/define-resource.ts';
import { timetableTexts } from './texts/index.ts';

/** The week of a group, an educator or a room, in which lessons are created, moved and edited. */
export const timetable: Screen = {
  name: 'timetable',
  section: 'timetable',
  area: 'timetable',
  icon: CalendarDays,
  texts: timetableTexts,
  isWide: true,
  page: () => import('./TimetablePage.tsx'),
};
