import { firstMonday } from './calendar.ts';
import { addDays, inOrder, type IsoDate } from './dates.ts';
import { isForSubgroup } from './journal.ts';
import { termCode, yearOfTerm } from './term.ts';

/** A group, and the half of it that a student belongs to: 1 or 2. */
export interface Place {
  groupId: number;
  subgroup: number;
}

/** Days on which a student is in a group and a subgroup. */
export interface Enrolment extends Place {
  /** First day in the group. */
  from: IsoDate;
  /** First day that is no longer in the group; null for the current enrolment. */
  to: IsoDate | null;
  /** Number of the order by which the student came to the group; null when it is not recorded. */
  orderNumber: string | null;
}

/** A decision that a student is in a group and a subgroup from a day on. */
export type Transfer = Omit<Enrolment, 'to'>;

/** Returns the enrolment on a day; null when the student was in no group. */
export const enrolmentOn = (enrolments: readonly Enrolment[], date: IsoDate): Enrolment | null =>
  enrolments.find(({ from, to }) => from <= date && (to === null || date < to)) ?? null;

/** Returns the latest enrolment, which determines the current group; null when there is none. */
export const latestEnrolment = (enrolments: readonly Enrolment[]): Enrolment | null =>
  enrolments.toSorted((a, b) => inOrder(a.from, b.from)).at(-1) ?? null;

const isSamePlace = (a: Place, b: Place): boolean => a.groupId === b.groupId && a.subgroup === b.subgroup;

/**
 * Returns the enrolments after a transfer. Days before it do not change. From its day on the student is in the new
 * group; enrolments that would begin on that day or later are dropped. A transfer to the place of the day before
 * continues that enrolment, with its order. The result is sorted, without overlaps, and its last enrolment has no end.
 */
export function transfer(enrolments: readonly Enrolment[], { from, ...place }: Transfer): Enrolment[] {
  const before = endEnrolments(enrolments, from);
  const last = before.at(-1);
  if (last?.to === from && isSamePlace(last, place)) return [...before.slice(0, -1), { ...last, to: null }];
  return [...before, { ...place, from, to: null }];
}

/**
 * Returns the enrolments of a student who is in no group from a day on. Days before it do not change. The last
 * enrolment has an end, until the student is enrolled again.
 */
export const endEnrolments = (enrolments: readonly Enrolment[], from: IsoDate): Enrolment[] =>
  enrolments
    .filter((one) => one.from < from)
    .toSorted((a, b) => inOrder(a.from, b.from))
    .map((one) => (one.to === null || one.to > from ? { ...one, to: from } : one));

/** Whether a lesson of a group on a date is for a student with these enrolments. */
export function isOnRoster(
  enrolments: readonly Enrolment[],
  { groupId, subgroup, date }: Place & { date: IsoDate },
): boolean {
  const then = enrolmentOn(enrolments, date);
  return then?.groupId === groupId && isForSubgroup(subgroup, then.subgroup);
}

/** Returns the last subgroup that a student had in a group; null when the student was never in it. */
export const subgroupIn = (enrolments: readonly Enrolment[], groupId: number): number | null =>
  latestEnrolment(enrolments.filter((one) => one.groupId === groupId))?.subgroup ?? null;

/**
 * Returns the default first day of an enrolment: the first study week of the current academic year, as if the student
 * had been there all along; before that week, today. A day in August belongs to the coming year.
 */
export function defaultFirstDay(today: IsoDate): IsoDate {
  const start = firstMonday(yearOfTerm(termCode(today)));
  return start < today ? start : today;
}

/** Maximum number of days by which a transfer can be backdated: the length of the longest studies. */
const DAYS_BACK = 10 * 366;

/**
 * Returns why a transfer cannot begin on a day; null when it can. A day in the future would leave the student's current
 * group out of step with the enrolments until then, and a day before any possible studies is a typing error.
 */
export function firstDayFault(from: IsoDate, today: IsoDate): 'too-big' | 'too-small' | null {
  if (from > today) return 'too-big';
  return from < addDays(today, -DAYS_BACK) ? 'too-small' : null;
}
