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
import { TIMETABLE } from './drafts/use-drafts.ts';
import type { Address } from './use-address.ts';

export type Timetable = Reply<typeof week>;

/** Returns the term in the address, or else the current one. */
export const termOf = ({ term }: Pick<Address, 'term'>): TermCode => term ?? termBegun(today());

const parameters = { group: 'groupId', employee: 'employeeId', room: 'room' } as const;

/** Returns the request for the timetable in the address. */
export function requestOf(address: Address) {
  const { of, id, draft } = address;
  return {
    query: {
      term: termOf(address),
      [parameters[of]]: id ?? '',
      ...(draft !== null && { draftId: String(draft) }),
    },
  };
}

/** Loads the timetable in the address; idle until an owner is selected. */
export function useTimetable(address: Address) {
  const call = useCall();
  const { of, id, draft } = address;
  const term = termOf(address);
  return useQuery({
    queryKey: [TIMETABLE, of, id, term, draft],
    queryFn: () => call(week, requestOf(address)),
    enabled: id !== null,
    // Keeps the previous term while another one loads, but not the timetable of another owner.
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  });
}

/** Returns the four weeks to offer: from the current one during the term, otherwise the first or last four. */
export function weeksOfTerm({ start, end }: Pick<Timetable, 'start' | 'end'>): readonly NumberedWeek[] {
  const now = today();
  const lastFour = addDays(end, -21);
  const from = now < start ? start : now > lastFour ? lastFour : now;
  return cycleFrom(from);
}

/**
 * Returns the times of the bell schedules that apply in the week of a Monday, or in the whole term when it is null.
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
