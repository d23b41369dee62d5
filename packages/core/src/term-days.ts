import { addDays, type IsoDate } from './dates.ts';
import {
  defaultTermDays,
  isInTerm,
  kindOfTerm,
  termAfter,
  type TermCode,
  type UniversityTerm,
  yearOfTerm,
} from './term.ts';

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

/** Days between two years with the same days of the week. */
const YEAR_DAYS = 52 * 7;

/** Usual days of the session, and the last day of lessons before it, by month and day. */
const usualSessions = {
  autumn: { end: '12-31', examsStart: '01-04', examsEnd: '01-25' },
  spring: { end: '06-07', examsStart: '06-08', examsEnd: '06-30' },
} as const;

/**
 * Returns the days to propose for a new term: the days of the same term a year earlier, on the same days of the week;
 * without it, the usual days of lessons and session.
 */
export function proposedDays(term: TermCode, terms: readonly UniversityTerm[]): WrittenDays {
  const before = terms.find((one) => one.term === termAfter(term, -2));
  if (before) {
    const next = (day: IsoDate | null): IsoDate | null => (day === null ? null : addDays(day, YEAR_DAYS));
    const { start, end, examsStart, examsEnd } = before;
    return {
      term,
      start: next(start),
      end: next(end),
      examsStart: next(examsStart),
      examsEnd: next(examsEnd),
    };
  }
  const kind = kindOfTerm(term);
  const { end, examsStart, examsEnd } = usualSessions[kind];
  const year = yearOfTerm(term);
  return {
    term,
    start: defaultTermDays(term).start,
    end: kind === 'autumn' ? `${year}-${end}` : `${year + 1}-${end}`,
    examsStart: `${year + 1}-${examsStart}`,
    examsEnd: `${year + 1}-${examsEnd}`,
  };
}
