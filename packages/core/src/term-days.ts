import type { IsoDate } from './dates.ts';
import { isInTerm, type TermCode } from './term.ts';

/** Days of lessons and session of one term, as entered; a part-time group may have only a session. */
export interface WrittenDays {
  term: TermCode;
  start: IsoDate | null;
  end: IsoDate | null;
  examsStart: IsoDate | null;
  examsEnd: IsoDate | null;
}

type Day = Exclude<keyof WrittenDays, 'term'>;

/** The first invalid day, and the reason. */
export interface TermDaysFault {
  field: Day;
  reason: 'required' | 'format' | 'too-small';
}

/** Start and end of each period: both are set, or neither. */
const spans = [
  ['start', 'end'],
  ['examsStart', 'examsEnd'],
] as const satisfies readonly (readonly [Day, Day])[];

/**
 * Returns what is wrong with the days of a term: an incomplete period, no days at all, a day of another term, an end
 * before the start, a session before the lessons. Null when they are valid.
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
