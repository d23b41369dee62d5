import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Failure } from './Failure.tsx';
import { handOnFocus } from './focus.ts';

interface Part<T> {
  /** What came; undefined while it is on its way, and where it failed. */
  data: T | undefined;
  /** Why it did not come, with a way to ask again; null otherwise. */
  failure: ReactNode;
}

/**
 * A part of a screen that may fail alone. The screen's loader brings it by `prefetchQuery`, which never rejects; what failed
 * there is said at once, and asked for again when the person wants it. Meanwhile the sentence stays, and the focus with it.
 */
export function usePart<T, K extends QueryKey>(query: UseQueryOptions<T, DefaultError, T, K>): Part<T> {
  const { data, error, isFetching, refetch } = useQuery(query);
  const [last, setLast] = useState<Error | null>(null);
  if (error && error !== last) setLast(error);
  if (data !== undefined && last) setLast(null);
  const failed = data === undefined ? (error ?? last) : null;
  return {
    data,
    failure: failed && (
      <div ref={handOnFocus}>
        <Failure
          error={failed}
          isPending={isFetching}
          onRetry={() => void refetch({ cancelRefetch: false })}
        />
      </div>
    ),
  };
}
