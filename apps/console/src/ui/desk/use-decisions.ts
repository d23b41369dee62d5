import type { QueuedRequest } from '@semestr/api/requests';
import { rulesOf } from '@semestr/core/requests/kinds';
import { isUndoTime, mayTakeBack } from '@semestr/core/requests/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { now } from '../../clock.ts';
import { assertSignedIn } from '../../session/session.ts';
import { takeBack } from '../record/use-undo.ts';
import { keyOf } from './use-address.ts';
import { useKinds } from './use-kinds.ts';
import { REQUESTS } from './use-queue.ts';

/** A decision made here: the request in its pending state, its new state, and the time. */
export interface Decision {
  request: QueuedRequest;
  state: string;
  at: Date;
}

/** Values sent with a decision, in addition to the state and the version. */
export type Stated = Readonly<Record<string, unknown>>;

/** Returns whether a decision can be reverted now, and if not, why. */
export function undoOf({ request, state, at }: Decision, moment: Date): 'possible' | 'final' | 'over' {
  if (!mayTakeBack(rulesOf(request.kind).lifecycle, request.state, state)) return 'final';
  return isUndoTime(at, moment) ? 'possible' : 'over';
}

/** Decisions made since the queue was opened, with the two actions that make and revert them. */
export function useDecisions() {
  const kindOf = useKinds();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());

  /** Reloads everything about a request. */
  const renew = ({ kind, id }: QueuedRequest): void => {
    void queryClient.invalidateQueries({ queryKey: [REQUESTS] });
    void queryClient.invalidateQueries({ queryKey: [kindOf(kind).resource, 'getOne', { id: String(id) }] });
  };

  /** Decides a request; rejects with the error when it fails. */
  async function decide(request: QueuedRequest, state: string, stated: Stated = {}): Promise<void> {
    const { kind, id, version } = request;
    const { data } = await dataProvider.update<{ id: number; decidedAt: string | null }>(
      kindOf(kind).resource,
      { id, data: { version, ...stated, state }, previousData: { id, decidedAt: null } },
    );
    assertSignedIn();
    const at = data.decidedAt === null ? now() : new Date(data.decidedAt);
    setDecisions((before) => new Map(before).set(keyOf(request), { request, state, at }));
    renew(request);
  }

  /** Reverts a decision: the request becomes pending again. Rejects with the error when it fails. */
  async function undo({ request }: Decision): Promise<void> {
    try {
      await takeBack(kindOf(request.kind).resource, request.id, 'update');
      setDecisions((before) => new Map([...before].filter(([key]) => key !== keyOf(request))));
    } finally {
      renew(request);
    }
  }

  /** The decision that the undo key reverts: the last one that can be reverted. */
  const last = [...decisions.values()].findLast((decision) => undoOf(decision, now()) === 'possible');
  return { decisions, last, decide, undo, renew, clear: () => setDecisions(new Map()) };
}

export type Decisions = ReturnType<typeof useDecisions>;
