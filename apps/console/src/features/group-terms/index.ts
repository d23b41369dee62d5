import { termMark } from '../../ui/terms.ts';
import { CalendarRange } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { groupTermTexts } from './texts.ts';

/** When the terms and sessions of groups run. */
export const groupTerms = definePlain({
  name: 'group-terms',
  section: 'timetable',
  area: 'groups',
  icon: CalendarRange,
  texts: groupTermTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).groupTerms,
  represent: ({ term }) => termMark(term),
  kind: () => import('./kind.ts'),
});
