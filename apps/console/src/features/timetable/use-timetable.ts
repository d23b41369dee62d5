import type { Reply } from '@semestr/api/endpoint';
import { week } from '@semestr/api/timetable';
import { type PairTime, pairTimesDuring } from '@semestr/core/bells';
import { cycleFrom, type NumberedWeek, weekNumber } from '@semestr/core/calendar';
import { addDays, type IsoDate } from '@semestr/core/dates';
import { type TermCode, termBegun } from '@semestr/core/term';
import { planDays } from '@semestr/core/week-slots';
import { useQuery } from '@tanstack/react-query';
import { today } from '../../clock.ts';
import { useCall } from '../../ui/record/use-call.ts';
import type { Address } from './use-address.ts';

export type Timetable = Reply<typeof week>;

/** First element of all query keys here: saving invalidates them all. */
export const TIMETABLE = 'timetable';

/** Returns the term of the address, otherwise the current one. */
export const termOf = ({ term }: Pick<Address, 'term'>): TermCode => term ?? termBegun(today());

const parameters = { group: 'groupId', employee: 'employeeId', room: 'room' } as const;

/** Loads the timetable of the address; idle until an owner is selected. */
export function useTimetable(address: Address) {
  const call = useCall();
  const { of, id } = address;
  const term = termOf(address);
  return useQuery({
    queryKey: [TIMETABLE, of, id, term],
    queryFn: () => call(week, { query: { term, [parameters[of]]: id ?? '' } }),
    enabled: id !== null,
    // Keeps the previous term while another one loads; another owner is another page.
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  });
}

/** Returns the four weeks offered: from the current one during the term, otherwise the first or last of the term. */
export function weeksOfTerm({ start, end }: Pick<Timetable, 'start' | 'end'>): readonly NumberedWeek[] {
  const now = today();
  const lastFour = addDays(end, -21);
  const from = now < start ? start : now > lastFour ? lastFour : now;
  return cycleFrom(from);
}

/**
 * Returns the times of the bell schedule that apply in the week of a Monday, in the whole term when it is null. A
 * schedule that begins during that time adds its own.
 */
export const pairTimesOf = (
  { start, end, bells }: Pick<Timetable, 'start' | 'end' | 'bells'>,
  monday: IsoDate | null,
): readonly PairTime[] =>
  monday === null
    ? pairTimesDuring(start, end, bells)
    : pairTimesDuring(monday, addDays(monday, planDays.length - 1), bells);

/** Returns the default week: the current one, when it is offered. */
export function defaultWeek(weeks: readonly NumberedWeek[]): IsoDate | null {
  const now = weekNumber(today());
  return (weeks.find(({ week: number }) => number === now) ?? weeks[0])?.monday ?? null;
}
