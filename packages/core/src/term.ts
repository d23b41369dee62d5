import { academicYear } from './calendar.ts';
import { addDays, inOrder, type IsoDate, monthOf, yearOf } from './dates.ts';

export type TermKind = 'autumn' | 'spring';

/** January to July count as spring, the other months as autumn (specification, section 4). */
export const termKind = (date: IsoDate): TermKind => (monthOf(date) <= 7 ? 'spring' : 'autumn');

/** A course maps to semester 2·course−1 in autumn and 2·course in spring (specification, section 4). */
export const semester = (course: number, kind: TermKind): number =>
  kind === 'autumn' ? 2 * course - 1 : 2 * course;

/** Code of a term: "2026-autumn" is the first of the academic year that began in 2026, "2026-spring" its second. */
export type TermCode = `${number}-${TermKind}`;

/** Whether a text is the code of a term. */
export const isTermCode = (text: string): text is TermCode => /^\d{4}-(?:autumn|spring)$/.test(text);

/** Returns the academic year of a term, by the calendar year in which it began. */
export const yearOfTerm = (term: TermCode): number => Number.parseInt(term, 10);

export const kindOfTerm = (term: TermCode): TermKind => (term.endsWith('-autumn') ? 'autumn' : 'spring');

/**
 * Returns the term that a day of lessons belongs to. A day in August belongs to the coming autumn: the first study week
 * may begin on 31.08.
 */
export const termCode = (date: IsoDate): TermCode =>
  termKind(date) === 'autumn' ? `${yearOf(date)}-autumn` : `${yearOf(date) - 1}-spring`;

/**
 * Returns the last term that has begun. In August it is still the spring, until the academic year rolls over in
 * September.
 */
export const termBegun = (date: IsoDate): TermCode =>
  monthOf(date) === 8 ? `${academicYear(date)}-spring` : termCode(date);

/** Returns the term that an exam belongs to: the winter session of the autumn term runs into January. */
export const examTermCode = (date: IsoDate): TermCode =>
  monthOf(date) === 1 ? `${academicYear(date)}-autumn` : termCode(date);

/**
 * Returns the semester that a term is for students who are in this course today. The course is that of the academic
 * year, which in August is still the previous one. Never below 1: students who began in a higher course have no earlier
 * semester.
 */
export const semesterOf = (term: TermCode, { course, today }: { course: number; today: IsoDate }): number =>
  semester(Math.max(1, course + yearOfTerm(term) - academicYear(today)), kindOfTerm(term));

/** Returns the term a number of terms after another, or before it when the number is negative. */
export function termAfter(term: TermCode, terms: number): TermCode {
  const place = 2 * yearOfTerm(term) + (kindOfTerm(term) === 'autumn' ? 0 : 1) + terms;
  return `${Math.floor(place / 2)}-${place % 2 === 0 ? 'autumn' : 'spring'}`;
}

/** First and last day of the lessons of a term. */
export interface TermDays {
  start: IsoDate;
  end: IsoDate;
}

/**
 * Returns the days of a term without stored ones: lessons run from 1 September to the end of December, or from February
 * to the end of June.
 */
export function defaultTermDays(term: TermCode): TermDays {
  const year = yearOfTerm(term);
  return kindOfTerm(term) === 'autumn'
    ? { start: `${year}-09-01`, end: `${year}-12-31` }
    : { start: `${year + 1}-02-01`, end: `${year + 1}-06-30` };
}

/** A session and its retakes last this many days longer than the lessons; some courses begin earlier. */
const DAYS_BEFORE = 31;
const DAYS_AFTER = 92;

/** Whether a day may belong to a term's lessons, its session, or its retakes. */
export function isInTerm(term: TermCode, date: IsoDate): boolean {
  const { start, end } = defaultTermDays(term);
  return addDays(start, -DAYS_BEFORE) <= date && date <= addDays(end, DAYS_AFTER);
}

/** Number of past academic years whose records can be edited, and of future ones that can be planned. */
const YEARS_WRITTEN = 10;
const YEARS_PLANNED = 1;

/**
 * Returns why lessons cannot be planned for a term: it is too far back, or its session is not known yet. Null when they
 * can.
 */
export function termFault(term: TermCode, today: IsoDate): 'too-small' | 'too-big' | null {
  const years = yearOfTerm(term) - academicYear(today);
  if (years < -YEARS_WRITTEN) return 'too-small';
  return years > YEARS_PLANNED ? 'too-big' : null;
}

/** The provider's word for a term. */
export const termName = { autumn: 'Осенний', spring: 'Весенний' } as const satisfies Record<TermKind, string>;

/** One term of a group or an educator: lessons run `start`–`end`, the session `examsStart`–`examsEnd`. */
export interface TermPeriod {
  start: IsoDate;
  end: IsoDate;
  examsStart: IsoDate | null;
  examsEnd: IsoDate | null;
}

/** A term of the university, which applies to groups without their own days. */
export interface UniversityTerm extends TermPeriod {
  term: TermCode;
}

/** Returns the days of a term: the stored ones, otherwise the default ones. */
export const termDays = (term: TermCode, terms: readonly UniversityTerm[]): TermDays =>
  terms.find((one) => one.term === term) ?? defaultTermDays(term);

/**
 * Returns the terms with lessons on a day: stored terms; otherwise the term of the day by its month, if its days are
 * not stored.
 */
export function termsOn(date: IsoDate, terms: readonly UniversityTerm[]): readonly TermCode[] {
  const running = terms.filter(({ start, end }) => start <= date && date <= end).map(({ term }) => term);
  const byMonth = termCode(date);
  const isStored = terms.some(({ term }) => term === byMonth);
  return running.length > 0 || isStored ? running : [byMonth];
}

/** The current, the previous and the next term. */
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
 * Assigns terms to slots around `today`: a term is current from its first to its last day of lessons; once the lessons
 * are over it is the previous one, even while its session is in progress. Same as the provider: wire, "GET /schedule".
 */
export function termSlots<T extends TermPeriod>(terms: readonly T[], today: IsoDate): TermSlots<T> {
  const byStart = terms.toSorted((a, b) => inOrder(a.start, b.start));
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
