import { CalendarOff } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { holidayTexts } from './texts.ts';

/** Days without lessons, in every year or in one. */
export const holidays = defineCrud({
  name: 'holidays',
  section: 'timetable',
  area: 'timetable',
  icon: CalendarOff,
  texts: holidayTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).holidays,
  represent: ({ name }) => name,
  kind: () => import('./kind.tsx'),
});
