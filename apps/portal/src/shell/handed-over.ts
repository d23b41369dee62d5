import {
  defaultShouldDehydrateQuery,
  dehydrate,
  type DehydratedState,
  hydrate,
  type QueryClient,
} from '@tanstack/react-query';
import type { Moment } from '../ui/now.ts';

/** Begins the keys of what a page was made of, but is too large to be sent along. */
export const LARGE = 'large';

/** The element in which the server hands over what it made the page of. */
export const HANDED_OVER = 'handed-over';

interface HandedOver {
  made: Moment;
  queries: DehydratedState;
}

/** As a text that may stand inside a script element. */
export function handOver(made: Moment, queries: QueryClient): string {
  const state = dehydrate(queries, {
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && query.queryKey[0] !== LARGE,
  });
  return JSON.stringify({ made, queries: state } satisfies HandedOver).replaceAll('<', '\\u003c');
}

/**
 * Takes over what the page was made of, so that nothing is asked twice; null where the server made no page.
 * @param now in milliseconds
 */
export function takeOver(queries: QueryClient, now: number): Moment | null {
  const text = document.getElementById(HANDED_OVER)?.textContent;
  if (!text) return null;
  // Written by `handOver` of the same build.
  const { made, queries: state } = JSON.parse(text) as HandedOver;
  hydrate(queries, state);
  // The browser asked whether the page still holds before it showed it.
  for (const query of queries.getQueryCache().getAll()) query.setState({ dataUpdatedAt: now });
  return made;
}
