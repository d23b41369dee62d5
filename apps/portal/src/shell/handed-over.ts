import type { IsoDate } from '@semestr/core/dates';
import { dehydrate, type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/** The element in which the server hands over what it made the page of. */
export const HANDED_OVER = 'handed-over';

interface HandedOver {
  today: IsoDate;
  queries: DehydratedState;
}

/** As a text that may stand inside a script element. */
export const handOver = (today: IsoDate, queries: QueryClient): string =>
  JSON.stringify({ today, queries: dehydrate(queries) } satisfies HandedOver).replaceAll('<', '\\u003c');

/**
 * Takes over what the page was made of, so that nothing is asked twice; null where the server made no page.
 * @param now in milliseconds
 */
export function takeOver(queries: QueryClient, now: number): IsoDate | null {
  const text = document.getElementById(HANDED_OVER)?.textContent;
  if (!text) return null;
  // Written by `handOver` of the same build.
  const { today, queries: state } = JSON.parse(text) as HandedOver;
  hydrate(queries, state);
  // The browser asked whether the page still holds before it showed it.
  for (const query of queries.getQueryCache().getAll()) query.setState({ dataUpdatedAt: now });
  return today;
}
