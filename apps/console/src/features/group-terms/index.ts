import { termMark } from '../../ui/terms.ts';
import { CalendarRange } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { groupTermTexts } from './texts.ts';

/** Dates of the terms and examination sessions of groups. */
export const groupTerms = defineCrud({
  name: 'group-terms',
  section: 'timetable',
  area: 'groups',
  icon: CalendarRange,
  texts: groupTermTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).groupTerms,
  represent: ({ term }) => termMark(term),
  kind: () => import('./kind.ts'),
});
