import type { Endpoint, Reply, Request } from '@semestr/api/endpoint';
import { newIdempotencyKey } from '@semestr/api/idempotency-key';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { client } from '../client/client.ts';
import { requestText } from './request-text.ts';
import { useSentence } from './use-sentence.ts';

/** A mutation with its pending state and error. */
export interface ApiMutation<E extends Endpoint> {
  /** Performs the call. Returns the error, which is also stored in `error`, or null. */
  run: (request: Request<E>) => Promise<Error | null>;
  isPending: boolean;
  error: Error | null;
  /** The error message; null when there is none. */
  sentence: string | null;
  /** Repeats the failed call; null when a retry would fail in the same way. */
  retry: (() => void) | null;
  reset: () => void;
}

interface ActOptions<E extends Endpoint> {
  /** Queries that are reloaded before the mutation counts as done. */
  refetches?: readonly QueryKey[];
  done?: (reply: Reply<E>, request: Request<E>) => void | Promise<void>;
}

/** Whether a retry of the same request may succeed: no reply, or a server error. */
const canRetry = (error: Error | null): boolean =>
  error !== null && (!('status' in error) || error.status === 0 || Number(error.status) >= 500);

/**
 * Mutates data through a call of the contract. Sends retries with the same idempotency key until there is a reply, so
 * that a retry after a lost reply has no second effect.
 */
export function useApiMutation<E extends Endpoint>(
  call: E,
  { refetches = [], done }: ActOptions<E> = {},
): ApiMutation<E> {
  const queries = useQueryClient();
  const sent = useRef<{ request: string; key: string } | null>(null);
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (request: Request<E>) => {
      // Without idempotency there is no need to compare files.
      const text = call.idempotent ? requestText(request) : '';
      if (sent.current?.request !== text) sent.current = { request: text, key: newIdempotencyKey() };
      return client.call(call, request, { idempotencyKey: sent.current.key });
    },
    onSuccess: async (reply, request) => {
      sent.current = null;
      await Promise.all(refetches.map((queryKey) => queries.invalidateQueries({ queryKey })));
      await done?.(reply, request);
    },
  });
  const run = (request: Request<E>): Promise<Error | null> =>
    mutateAsync(request).then(
      () => null,
      (failure: Error) => failure,
    );
  return {
    run,
    isPending,
    error,
    sentence: useSentence(error),
    retry: canRetry(error) && variables !== undefined ? () => void run(variables) : null,
    reset,
  };
}
