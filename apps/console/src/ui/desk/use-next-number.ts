import type { QueuedRequest } from '@semestr/api/requests';
import { movesOf, rulesOf } from '@semestr/core/requests/kinds';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { today } from '../../clock.ts';
import { useCall } from '../record/use-call.ts';
import type { NamedKind } from './use-kinds.ts';
import { REQUESTS } from './use-queue.ts';

interface Numbering {
  next: number | null;
}

const keyOf = ({ resource }: Pick<NamedKind, 'resource'>) => [REQUESTS, 'numbering', resource];

/** Loads the number of the next paper of a type; null for types without numbered papers, undefined until loaded. */
export function useNextNumber(kind: NamedKind): number | null | undefined {
  const call = useCall();
  const { papers } = kind;
  const { data, error } = useQuery({
    queryKey: keyOf(kind),
    queryFn: async (): Promise<Numbering> =>
      papers ? call((await papers.calls()).numbering, {}) : { next: null },
    enabled: papers !== undefined,
    // A new proposal would replace the typed number, so it is only loaded after a decision or by the next form.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  if (!papers || error) return null;
  return data?.next;
}

/** Proposes the number after one that was just assigned, without waiting for the server. */
export function proposeAfter(
  queryClient: QueryClient,
  kind: Pick<NamedKind, 'resource'>,
  number: number,
): void {
  queryClient.setQueryData(keyOf(kind), { next: number + 1 } satisfies Numbering);
}

/**
 * Returns the record with proposed values in empty fields of the acceptance: today for a required date, and the number
 * of the next paper. Undefined while loading.
 */
export function useProposed(
  kind: NamedKind,
  { state }: QueuedRequest,
  record: RaRecord | undefined,
): RaRecord | undefined {
  const next = useNextNumber(kind);
  const [accept] = movesOf(kind.kind, state).accepting;
  if (!record || next === undefined) return undefined;
  const fields = (accept === undefined ? undefined : rulesOf(kind.kind).fields[accept]) ?? [];
  const empty = fields.filter(({ source, isOptional }) => !isOptional && record[source] == null);
  const dates = empty.filter(({ is }) => is === 'date').map(({ source }) => [source, today()] as const);
  const isNumbered = next !== null && empty.some(({ source }) => source === 'number');
  return { ...record, ...Object.fromEntries(dates), ...(isNumbered && { number: next }) };
}
