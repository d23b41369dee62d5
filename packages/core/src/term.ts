import { academicYear } from './calendar.ts';
import { addDays, inOrder, type IsoDate, monthOf, yearOf } from './dates.ts';

export type TermKind = 'autumn' | 'spring';

/** January to July count as spring, the other months as autumn (specification, section 4). */
export const termKind = (date: IsoDate): TermKind => (monthOf(date) <= 7 ? 'spring' : 'autumn');

/** A course maps to semester 2·course−1 in autumn and 2·course in spring (specification, section 4). */
export const semester = (course: number, kind: TermKind): number =>
  kind === 'autumn' ? 2 * course - 1 : 2 * course;

/** The name of a term: "2026-autumn" is the first of the academic year that began in 2026, "2026-spring" its second. */
export type TermCode = `${number}-${TermKind}`;

/** Whether a text names a term. */
export const isTermCode = (text: string): text is TermCode => /^\d{4}-(?:autumn|spring)$/.test(text);

/** The academic year of a term, by the calendar year in which it began. */
export const yearOfTerm = (term: TermCode): number => Number.parseInt(term, 10);

export const kindOfTerm = (term: TermCode): TermKind => (term.endsWith('-autumn') ? 'autumn' : 'spring');

/**
 * The term to which a day of lessons belongs. A day in August is of the autumn to come: the first study week may begin on
 * 31.08.
 */
export const termCode = (date: IsoDate): TermCode =>
  termKind(date) === 'autumn' ? `${yearOf(date)}-autumn` : `${yearOf(date) - 1}-spring`;

/** The term that has begun last: in August still the spring, until the academic year rolls over with September. */
export const termBegun = (date: IsoDate): TermCode =>
  monthOf(date) === 8 ? `${academicYear(date)}-spring` : termCode(date);

/** The term to which an exam belongs: the winter session of the autumn term runs into January. */
export const examTermCode = (date: IsoDate): TermCode =>
  monthOf(date) === 1 ? `${academicYear(date)}-autumn` : termCode(date);

/**
 * Which semester of their studies a term is for those who are in this course today. A course is that of the academic year,
 * so that in August it is still the one of the year before. Never below 1: who began in a higher course has no earlier one.
 */
export const semesterOf = (term: TermCode, { course, today }: { course: number; today: IsoDate }): number =>
  semester(Math.max(1, course + yearOfTerm(term) - academicYear(today)), kindOfTerm(term));

/** The term so many terms after another, or before it where the number is below 0. */
export function termAfter(term: TermCode, terms: number): TermCode {
  const place = 2 * yearOfTerm(term) + (kindOfTerm(term) === 'autumn' ? 0 : 1) + terms;
  return `${Math.floor(place / 2)}-${place % 2 === 0 ? 'autumn' : 'spring'}`;
}

/** The days on which lessons of a term run. */
export interface TermDays {
  start: IsoDate;
  end: IsoDate;
}

/**
 * The days of a term of which nobody has stored any: lessons run from 1 September to the end of December, or from
 * February to the end of June.
 */
export function usualTermDays(term: TermCode): TermDays {
  const year = yearOfTerm(term);
  return kindOfTerm(term) === 'autumn'
    ? { start: `${year}-09-01`, end: `${year}-12-31` }
    : { start: `${year + 1}-02-01`, end: `${year + 1}-06-30` };
}

/** A session, and what is taken again after it, last this much longer than the lessons; some courses begin earlier. */
const DAYS_BEFORE = 31;
const DAYS_AFTER = 92;

/** Whether a day may belong to a term's lessons, to its session, or to what is taken again after it. */
export function isInTerm(term: TermCode, date: IsoDate): boolean {
  const { start, end } = usualTermDays(term);
  return addDays(start, -DAYS_BEFORE) <= date && date <= addDays(end, DAYS_AFTER);
}

/** How many academic years back records are still written, and how many ahead they are planned. */
const YEARS_WRITTEN = 10;
const YEARS_PLANNED = 1;

/** Why no lessons are planned for a term: it lies too far back, or nobody knows its session yet. Null where they are. */
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

/** A term as the university has it for everybody whose own days nobody has told. */
export interface UniversityTerm extends TermPeriod {
  term: TermCode;
}

/** The days of a term: those that are stored, else the usual ones. */
export const termDays = (term: TermCode, terms: readonly UniversityTerm[]): TermDays =>
  terms.find((one) => one.term === term) ?? usualTermDays(term);

/**
 * The terms whose lessons run on a day: those of which it is stored; else, while no days of it are, the one to which the
 * day belongs by its month.
 */
export function termsOn(date: IsoDate, terms: readonly UniversityTerm[]): readonly TermCode[] {
  const running = terms.filter(({ start, end }) => start <= date && date <= end).map(({ term }) => term);
  const byMonth = termCode(date);
  const isStored = terms.some(({ term }) => term === byMonth);
  return running.length > 0 || isStored ? running : [byMonth];
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
