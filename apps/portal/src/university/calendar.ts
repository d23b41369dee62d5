import { read } from '@semestr/api/calendar';
import type { Bell, BellCalendar } from '@semestr/core/bells';
import type { Holiday } from '@semestr/core/holidays';
import { useQuery } from '@tanstack/react-query';
import { queryOr } from '../client/query.ts';

/**
 * Query for the holidays and bells, loaded by screens that show days. Falls back to the default ones for a provider
 * without any. Their module is only loaded then, because few users need it.
 */
export const calendarQuery = queryOr(read, {}, async () => {
  const { defaultCalendar } = await import('@semestr/core/academic-calendar');
  return { holidays: [...defaultCalendar.holidays], bells: [...defaultCalendar.bells] };
});

const none: BellCalendar = { holidays: [], bells: [] };

/** Returns the holidays and the bells of all sets; both are empty while loading or after a failure. */
export const useCalendar = (): BellCalendar => useQuery(calendarQuery).data ?? none;

/** Returns the holidays; empty while loading or after a failure. */
export const useHolidays = (): readonly Holiday[] => useCalendar().holidays;

/** Returns the bells of all sets; empty while loading or after a failure. */
export const useBells = (): readonly Bell[] => useCalendar().bells;
