import type { Reply } from '@semestr/api/endpoint';
import { week } from '@semestr/api/timetable';
import { cycleFrom, type NumberedWeek, weekNumber } from '@semestr/core/calendar';
import { addDays, type IsoDate } from '@semestr/core/dates';
import { type TermCode, termBegun } from '@semestr/core/term';
import { useQuery } from '@tanstack/react-query';
import { today } from '../../layout/clock.ts';
import { useCall } from '../../ui/record/use-call.ts';
import type { Address } from './use-address.ts';

export type Timetable = Reply<typeof week>;

/** All that is asked for here begins with this key: what is stored makes it anew. */
export const TIMETABLE = 'timetable';

/** The term of the address, otherwise the running one. */
export const termOf = ({ term }: Pick<Address, 'term'>): TermCode => term ?? termBegun(today());

const parameters = { group: 'groupId', employee: 'employeeId', room: 'room' } as const;

/** The timetable of the address; nothing is asked for until somebody is chosen. */
export function useTimetable(address: Address) {
  const call = useCall();
  const { of, id } = address;
  const term = termOf(address);
  return useQuery({
    queryKey: [TIMETABLE, of, id, term],
    queryFn: () => call(week, { query: { term, [parameters[of]]: id ?? '' } }),
    enabled: id !== null,
    // While another term comes, the one before stays; another group is another page.
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  });
}

/** The four weeks that are offered: from today's on while the term runs, otherwise its first or its last. */
export function weeksOfTerm({ start, end }: Pick<Timetable, 'start' | 'end'>): readonly NumberedWeek[] {
  const now = today();
  const lastFour = addDays(end, -21);
  const from = now < start ? start : now > lastFour ? lastFour : now;
  return cycleFrom(from);
}

/** The week that is meant where none was chosen: today's, where it is offered. */
export function usualWeek(weeks: readonly NumberedWeek[]): IsoDate | null {
  const now = weekNumber(today());
  return (weeks.find(({ week: number }) => number === now) ?? weeks[0])?.monday ?? null;
}
