import { list } from '@semestr/api/holidays';
import type { Holiday } from '@semestr/core/holidays';
import { useQuery } from '@tanstack/react-query';
import { queryOr } from '../client/query.ts';

/**
 * Query for the holidays, loaded by screens that show days. Falls back to default holidays for a provider without any:
 * few readers need them, so they are only loaded then.
 */
export const holidaysQuery = queryOr(list, {}, async () => {
  const { defaultHolidays: usualHolidays } = await import('@semestr/core/default-holidays');
  return [...usualHolidays];
});

const none: readonly Holiday[] = [];

/** Returns the holidays; empty while they are not available. */
export const useHolidays = (): readonly Holiday[] => useQuery(holidaysQuery).data ?? none;
