import { list } from '@semestr/api/holidays';
import type { Holiday } from '@semestr/core/holidays';
import { useQuery } from '@tanstack/react-query';
import { askOr } from '../query.ts';

/**
 * The days without lessons, which screens that show days bring along. The usual ones of a provider that tells of none: few
 * readers ever need them, so that no page brings them before.
 */
export const holidaysQuery = askOr(list, {}, async () => {
  const { usualHolidays } = await import('@semestr/core/usual-holidays');
  return [...usualHolidays];
});

const none: readonly Holiday[] = [];

/** The days without lessons; none while they could not be had. */
export const useHolidays = (): readonly Holiday[] => useQuery(holidaysQuery).data ?? none;
