import { CalendarDays } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { termMark } from '../../ui/terms.ts';
import { termTexts } from './texts.ts';

/** When the terms of the university run: for whoever has no days of their own. */
export const terms = definePlain({
  name: 'terms',
  section: 'timetable',
  area: 'timetable',
  icon: CalendarDays,
  texts: termTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).terms,
  represent: ({ term }) => termMark(term),
  kind: () => import('./kind.ts'),
});
