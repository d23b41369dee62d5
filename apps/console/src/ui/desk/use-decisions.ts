import type { QueuedRequest } from '@semestr/api/requests';
import { handling } from '@semestr/core/request-kinds';
import { isUndoTime, mayTakeBack } from '@semestr/core/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { now } from '../../layout/clock.ts';
import { assertSignedIn } from '../../session.ts';
import { takeBack } from '../record/use-taking-back.ts';
import { keyOf } from './use-address.ts';
import { useKinds } from './use-kinds.ts';
import { REQUESTS } from './use-queue.ts';

/** What was decided here: the request as it waited, the state that it is in, and since when. */
export interface Decision {
  request: QueuedRequest;
  state: string;
  at: Date;
}

/** What is sent with a decision beside the state and the version. */
export type Stated = Readonly<Record<string, unknown>>;

/** Whether a decision can be taken back now, and if not, why not. */
export function undoOf({ request, state, at }: Decision, moment: Date): 'possible' | 'final' | 'over' {
  if (!mayTakeBack(handling[request.kind].lifecycle, request.state, state)) return 'final';
  return isUndoTime(at, moment) ? 'possible' : 'over';
}

/** The decisions that were made at this desk since its queue was opened, and the two deeds that change them. */
export function useDecisions() {
  const kindOf = useKinds();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());

  /** Whatever is known of a request is asked for anew. */
  const renew = ({ kind, id }: QueuedRequest): void => {
    void queryClient.invalidateQueries({ queryKey: [REQUESTS] });
    void queryClient.invalidateQueries({ queryKey: [kindOf(kind).resource, 'getOne', { id: String(id) }] });
  };

  /** Decides; rejects with what stands in the way. */
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

  /** Takes a decision back: the request waits again. Rejects with what stands in the way. */
  async function undo({ request }: Decision): Promise<void> {
    try {
      await takeBack(kindOf(request.kind).resource, request.id, 'update');
      setDecisions((before) => new Map([...before].filter(([key]) => key !== keyOf(request))));
    } finally {
      renew(request);
    }
  }

  /** The one that the key takes back: of those that can be, the last. */
  const last = [...decisions.values()].findLast((decision) => undoOf(decision, now()) === 'possible');
  return { decisions, last, decide, undo, renew, clear: () => setDecisions(new Map()) };
}

export type Decisions = ReturnType<typeof useDecisions>;
