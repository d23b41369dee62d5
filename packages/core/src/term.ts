import { academicYear } from './calendar.ts';
import { type IsoDate, monthOf, yearOf } from './dates.ts';

export type TermKind = 'autumn' | 'spring';

/** January to July count as spring, the other months as autumn (specification, section 4). */
export const termKind = (date: IsoDate): TermKind => (monthOf(date) <= 7 ? 'spring' : 'autumn');

/** A course maps to semester 2·course−1 in autumn and 2·course in spring (specification, section 4). */
export const semester = (course: number, kind: TermKind): number =>
  kind === 'autumn' ? 2 * course - 1 : 2 * course;

/**
 * The name of the term to which a day of lessons belongs: "2026-autumn" (its academic year began in 2026). A day in
 * August is of the autumn to come: the first study week may begin on 31.08.
 */
export const termCode = (date: IsoDate): string =>
  termKind(date) === 'autumn' ? `${yearOf(date)}-autumn` : `${yearOf(date) - 1}-spring`;

/** The term to which an exam belongs: the winter session of the autumn term runs into January. */
export const examTermCode = (date: IsoDate): string =>
  monthOf(date) === 1 ? `${academicYear(date)}-autumn` : termCode(date);

/** The provider's word for a term. */
export const termName = { autumn: 'Осенний', spring: 'Весенний' } as const satisfies Record<TermKind, string>;

/** One term of a group or an educator: lessons run `start`–`end`, the session `examsStart`–`examsEnd`. */
export interface TermPeriod {
  start: IsoDate;
  end: IsoDate;
  examsStart: IsoDate | null;
  examsEnd: IsoDate | null;
}

/** Which of the terms is running, which was the last and which comes next. */
export interface TermSlots<T extends TermPeriod> {
  current: T | null;
  previous: T | null;
  next: T | null;
  /** The provider's `currentPeriod`. */
  period: 'Осенний' | 'Весенний' | 'Сессия' | null;
}

const isInSession = (term: TermPeriod | null, today: IsoDate): boolean =>
  term?.examsStart != null && term.examsEnd != null && term.examsStart <= today && today <= term.examsEnd;

/**
 * Places terms around `today`: a term is current from its first to its last day of lessons; once the lessons are over
 * it is the previous one, though its session may still run. As the provider does: wire, "GET /schedule".
 */
export function termSlots<T extends TermPeriod>(terms: readonly T[], today: IsoDate): TermSlots<T> {
  const byStart = terms.toSorted((a, b) => a.start.localeCompare(b.start));
  const current = byStart.findLast((term) => term.start <= today && today <= term.end) ?? null;
  const previous = byStart.findLast((term) => term.end < today) ?? null;
  const next = byStart.find((term) => term.start > today) ?? null;
  const session = isInSession(current, today) || isInSession(previous, today);
  return {
    current,
    previous,
    next,
    period: session ? 'Сессия' : current ? termName[termKind(current.start)] : null,
  };
}
