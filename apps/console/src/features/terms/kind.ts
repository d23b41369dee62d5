import type { terms } from '@semestr/api/terms';
import { isTermCode, termAfter, termCode } from '@semestr/core/term';
import { proposedDays } from '@semestr/core/term-days';
import { today } from '../../clock.ts';
import { term } from '../../ui/kind/choices.tsx';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { useStoredTerms } from '../../ui/terms.ts';
import { date, dateFrom, optional } from '../../ui/kind/values.tsx';

/** Proposes the first term without dates, and the default dates of the selected one. */
function useProposals({
  term: chosen,
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const stored = useStoredTerms();
  if (typeof chosen === 'string' && isTermCode(chosen)) return { ...proposedDays(chosen, stored) };
  const ahead = [0, 1, 2].map((terms) => termAfter(termCode(today()), terms));
  return { term: ahead.find((code) => stored.every((one) => one.term !== code)) };
}

export default defineRecordType<typeof terms>({
  fields: {
    term,
    start: date,
    end: dateFrom('start'),
    examsStart: optional(dateFrom('start')),
    examsEnd: optional(dateFrom('examsStart')),
  },
  columns: { term: {}, start: {}, end: {}, examsStart: {}, examsEnd: {} },
  sort: ['start', 'DESC'],
  filters: ['term'],
  fixed: ['term'],
  unrepeated: ['term'],
  useProposals,
});
