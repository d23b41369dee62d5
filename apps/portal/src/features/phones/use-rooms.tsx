import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Failure } from '../../ui/Failure.tsx';
import { moveFocusToHeading } from '../../ui/focus.ts';
import type { Search } from '../../ui/search/search-text.ts';
import { type Found, roomsFor } from './phones.ts';

interface Rooms {
  /** Results; undefined until the first ones arrive. */
  found: Found | undefined;
  /** Whether another search or a further page is loading. */
  isBusy: boolean;
  /** Why the search failed; null otherwise. */
  failure: ReactNode;
  /** Why the next page failed to load; null otherwise. */
  moreFailure: ReactNode;
  /** Loads the next page; null when there is none. */
  more: (() => void) | null;
}

/** Returns the results of a search. Keeps the previous rows while new ones load, and when loading fails. */
export function useRooms(search: Search): Rooms {
  const query = useInfiniteQuery(roomsFor(search));
  const { data, error, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query;
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  // Keeps the message, and with it the focus, during a retry, which resets the error.
  const [failed, setFailed] = useState<Error | null>(null);
  if (error && error !== failed) setFailed(error);
  if (!error && !isFetching && failed) setFailed(null);
  const pages = (data ?? last)?.pages;
  const [first] = pages ?? [];
  const more = (): void => void fetchNextPage();
  const again = (): void => void refetch({ cancelRefetch: false });
  const failure = failed && (
    <div ref={moveFocusToHeading}>
      <Failure error={failed} isPending={isFetching} onRetry={isFetchNextPageError ? more : again} />
    </div>
  );
  return {
    found: first && { ...first, rooms: pages?.flatMap(({ rooms }) => rooms) ?? [] },
    isBusy: isFetching,
    failure: isFetchNextPageError ? null : failure,
    moreFailure: isFetchNextPageError ? failure : null,
    more: query.hasNextPage ? more : null,
  };
}
