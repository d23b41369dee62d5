import { CalendarOff } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { holidayTexts } from './texts.ts';

/** The days without lessons, of every year or of one. */
export const holidays = definePlain({
  name: 'holidays',
  section: 'timetable',
  area: 'timetable',
  icon: CalendarOff,
  texts: holidayTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).holidays,
  represent: ({ name }) => name,
  kind: () => import('./kind.tsx'),
});
