import { CalendarClock } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { lessonTexts } from './texts.ts';

/** Lessons of the plan and the session. */
export const lessons = definePlain({
  name: 'lessons',
  section: 'timetable',
  area: 'timetable',
  icon: CalendarClock,
  texts: lessonTexts,
  calls: async () => (await import('@semestr/api/resources-studies')).lessons,
  represent: ({ subject, type, startTime }) => [subject, type, startTime].filter(Boolean).join(', '),
  kind: () => import('./kind.ts'),
});
