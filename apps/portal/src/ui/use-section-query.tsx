import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Failure } from './Failure.tsx';
import { moveFocusToHeading } from './focus.ts';

interface Part<T> {
  /** The data; undefined while loading and after a failure. */
  data: T | undefined;
  /** Error message with a retry button; null otherwise. */
  failure: ReactNode;
}

/**
 * Loads a part of a screen that may fail independently. The screen's loader prefetches it with `prefetchQuery`, which
 * never rejects. A failure is shown immediately and can be retried. The message keeps the focus during the retry.
 */
export function useSectionQuery<T, K extends QueryKey>(
  query: UseQueryOptions<T, DefaultError, T, K>,
): Part<T> {
  const { data, error, isFetching, refetch } = useQuery(query);
  const [last, setLast] = useState<Error | null>(null);
  if (error && error !== last) setLast(error);
  if (data !== undefined && last) setLast(null);
  const failed = data === undefined ? (error ?? last) : null;
  return {
    data,
    failure: failed && (
      <div ref={moveFocusToHeading}>
        <Failure
          error={failed}
          isPending={isFetching}
          onRetry={() => void refetch({ cancelRefetch: false })}
        />
      </div>
    ),
  };
}
