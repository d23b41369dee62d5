import type { Endpoint, Reply, Request } from '@semestr/api/endpoint';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { client } from '../client.ts';
import { requestText } from './request-text.ts';
import { useSentence } from './useSentence.ts';

/** A change that a person makes: the call, whether it is under way, and what went wrong. */
export interface Act<E extends Endpoint> {
  /** Makes the call. Answers why it failed, which `error` then says too, or null. */
  run: (request: Request<E>) => Promise<Error | null>;
  isPending: boolean;
  error: Error | null;
  /** The failure in words; null while there is none. */
  sentence: string | null;
  /** Repeats what failed; null where a repetition would fail in the same way. */
  retry: (() => void) | null;
  reset: () => void;
}

interface ActOptions<E extends Endpoint> {
  /** What is asked again afterwards, before the change counts as done. */
  refetches?: readonly QueryKey[];
  done?: (reply: Reply<E>, request: Request<E>) => void | Promise<void>;
}

/** A key of its own for each intention; `crypto.randomUUID` is missing where the portal is not served over https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** No reply, or a server in trouble: the same request may well succeed a moment later. */
const isPassing = (error: Error | null): boolean =>
  error !== null && (!('status' in error) || error.status === 0 || Number(error.status) >= 500);

/**
 * The way to change something through a call of the contract. What is repeated after a lost reply is done once: it is
 * sent under the same key until it has been answered.
 */
export function useAct<E extends Endpoint>(call: E, { refetches = [], done }: ActOptions<E> = {}): Act<E> {
  const queries = useQueryClient();
  const sent = useRef<{ request: string; key: string } | null>(null);
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (request: Request<E>) => {
      // Files need not be told apart where a repetition is no matter.
      const text = call.idempotent ? requestText(request) : '';
      if (sent.current?.request !== text) sent.current = { request: text, key: newKey() };
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
    retry: isPassing(error) && variables !== undefined ? () => void run(variables) : null,
    reset,
  };
}
