import type { groupTerms } from '@semestr/api/terms';
import { isTermCode, termCode } from '@semestr/core/term';
import { proposedDays } from '@semestr/core/term-days';
import { today } from '../../clock.ts';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { term } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { useStoredTerms } from '../../ui/terms.ts';
import { date, dateFrom, optional, readOnly, yesNo } from '../../ui/kind/values.tsx';

/** Proposes the current term, and the university's dates for the selected term. */
function useProposals({
  term: chosen,
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const stored = useStoredTerms();
  const code = typeof chosen === 'string' && isTermCode(chosen) ? chosen : termCode(today());
  const { start, end, examsStart, examsEnd } =
    stored.find((one) => one.term === code) ?? proposedDays(code, stored);
  return { term: code, start, end, examsStart, examsEnd };
}

export default defineRecordType<typeof groupTerms>({
  fields: {
    groupId: reference('groups', 'name'),
    term: term,
    start: optional(date),
    end: optional(dateFrom('start')),
    examsStart: optional(dateFrom('start')),
    examsEnd: optional(dateFrom('examsStart')),
    isExtramural: optional(yesNo),
    updatedOn: readOnly(date),
  },
  columns: {
    groupId: {},
    term: {},
    start: {},
    end: {},
    examsStart: {},
    examsEnd: {},
    isExtramural: { isHidden: true },
    updatedOn: { isMinor: true },
  },
  sort: ['term', 'DESC'],
  filters: ['groupId', 'term'],
  fixed: ['groupId', 'term'],
  useProposals,
});
