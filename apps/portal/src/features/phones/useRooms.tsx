import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Failure } from '../../ui/Failure.tsx';
import { handOnFocus } from '../../ui/focus.ts';
import type { Search } from '../../ui/search/typed.ts';
import { type Found, roomsFor } from './phones.ts';

interface Rooms {
  /** What was found; undefined while nothing has come yet. */
  found: Found | undefined;
  /** Another search is under way, or a further page. */
  isBusy: boolean;
  /** Why the search failed; null otherwise. */
  failure: ReactNode;
  /** Why the next page did not come; null otherwise. */
  moreFailure: ReactNode;
  /** Asks for the next page; null where there is none. */
  more: (() => void) | null;
}

/** What a search finds. Until it comes, and where it does not, the rows before it stay. */
export function useRooms(search: Search): Rooms {
  const query = useInfiniteQuery(roomsFor(search));
  const { data, error, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query;
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  // Asked for again, it is no error until it fails again: meanwhile the sentence stays, and the focus with it.
  const [failed, setFailed] = useState<Error | null>(null);
  if (error && error !== failed) setFailed(error);
  if (!error && !isFetching && failed) setFailed(null);
  const pages = (data ?? last)?.pages;
  const [first] = pages ?? [];
  const more = (): void => void fetchNextPage();
  const again = (): void => void refetch({ cancelRefetch: false });
  const failure = failed && (
    <div ref={handOnFocus}>
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
