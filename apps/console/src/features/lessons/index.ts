import { CalendarClock } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { lessonTexts } from './texts.ts';

/** Lessons of the plan and of the examination session. */
export const lessons = defineCrud({
  name: 'lessons',
  section: 'timetable',
  area: 'timetable',
  icon: CalendarClock,
  texts: lessonTexts,
  calls: async () => (await import('@semestr/api/resources-studies')).lessons,
  represent: ({ subject, type, startTime }) => [subject, type, startTime].filter(Boolean).join(', '),
  kind: () => import('./kind.ts'),
});
