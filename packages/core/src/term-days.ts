import type { IsoDate } from './dates.ts';
import { isInTerm, type TermCode } from './term.ts';

/** When lessons and session of one term run, as somebody writes it down; a part-time group may have a session alone. */
export interface WrittenDays {
  term: TermCode;
  start: IsoDate | null;
  end: IsoDate | null;
  examsStart: IsoDate | null;
  examsEnd: IsoDate | null;
}

type Day = Exclude<keyof WrittenDays, 'term'>;

/** The first day that cannot be, and why. */
export interface TermDaysFault {
  field: Day;
  reason: 'required' | 'format' | 'too-small';
}

/** From which day to which: both are known, or neither is. */
const spans = [
  ['start', 'end'],
  ['examsStart', 'examsEnd'],
] as const satisfies readonly (readonly [Day, Day])[];

/**
 * What is wrong with the days of a term: half a span, none at all, a day of another term, an end before the beginning, a
 * session before the lessons. Null where nothing is.
 */
export function termDaysFault(days: WrittenDays): TermDaysFault | null {
  if (spans.every(([from]) => days[from] === null) && spans.every(([, to]) => days[to] === null))
    return { field: 'start', reason: 'required' };
  for (const [from, to] of spans) {
    const [first, last] = [days[from], days[to]];
    if (first === null && last === null) continue;
    if (first === null) return { field: from, reason: 'required' };
    if (last === null) return { field: to, reason: 'required' };
    if (!isInTerm(days.term, first)) return { field: from, reason: 'format' };
    if (!isInTerm(days.term, last)) return { field: to, reason: 'format' };
    if (last < first) return { field: to, reason: 'too-small' };
  }
  const isBefore = days.start !== null && days.examsStart !== null && days.examsStart < days.start;
  return isBefore ? { field: 'examsStart', reason: 'too-small' } : null;
}
