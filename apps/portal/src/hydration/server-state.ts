import {
  defaultShouldDehydrateQuery,
  dehydrate,
  type DehydratedState,
  hydrate,
  type QueryClient,
} from '@tanstack/react-query';
import type { Moment } from './now.ts';

/** Prefix of the query keys whose data is too large to be sent with the page. */
export const LARGE = 'large';

/** Id of the element with the serialised state of a server-rendered page. */
export const SERVER_STATE = 'server-state';

interface ServerState {
  made: Moment;
  queries: DehydratedState;
}

/** Serialises the state as text that is safe inside a script element. */
export function serializeState(made: Moment, queries: QueryClient): string {
  const state = dehydrate(queries, {
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && query.queryKey[0] !== LARGE,
  });
  return JSON.stringify({ made, queries: state } satisfies ServerState).replaceAll('<', '\\u003c');
}

/**
 * Hydrates the state of a server-rendered page, so that its data is not requested again. Returns the time of rendering;
 * null if the server did not render the page.
 * @param now in milliseconds
 */
export function hydrateState(queries: QueryClient, now: number): Moment | null {
  const text = document.getElementById(SERVER_STATE)?.textContent;
  if (!text) return null;
  // Written by `serializeState` of the same build.
  const { made, queries: state } = JSON.parse(text) as ServerState;
  hydrate(queries, state);
  // The browser revalidated the page before showing it, so its data is fresh.
  for (const query of queries.getQueryCache().getAll()) query.setState({ dataUpdatedAt: now });
  return made;
}
