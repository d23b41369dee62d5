import { newIdempotencyKey } from '@semestr/api/idempotency-key';
import type { QueuedRequest } from '@semestr/api/requests';
import type { IsoDate } from '@semestr/core/dates';
import { rulesOf } from '@semestr/core/requests/kinds';
import { isUndoTime, mayUndo } from '@semestr/core/requests/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { now } from '../../clock.ts';
import { assertSignedIn } from '../../session/session.ts';
import { takeBack } from '../record/use-undo.ts';
import { useCall } from '../record/use-call.ts';
import { keyOf } from './use-address.ts';
import { useKinds } from './use-kinds.ts';
import { proposeAfter } from './use-next-number.ts';
import { REQUESTS } from './use-queue.ts';

/** A decision made on this page: the request in its pending state, its new state, and the time. */
export interface Decision {
  request: QueuedRequest;
  state: string;
  at: Date;
  /** Number of the issued paper, if any. */
  number?: number | undefined;
  /** Identifies decisions that were made by one call and are reverted together. */
  batch?: number;
}

/** First number and date of papers that are issued together. */
export interface Issue {
  firstNumber: number;
  issuedOn: IsoDate;
}

/** Values sent with a decision, in addition to the state and the version. */
export type DecisionValues = Readonly<Record<string, unknown>>;

/** Returns whether a decision can be reverted: not if it is final, or once the time for undoing it is over. */
export function undoStateOf({ request, state, at }: Decision, moment: Date): 'possible' | 'final' | 'over' {
  if (!mayUndo(rulesOf(request.kind).lifecycle, request.state, state)) return 'final';
  return isUndoTime(at, moment) ? 'possible' : 'over';
}

/** Decisions made since the queue was opened, with functions that make and revert them. */
export function useDecisions() {
  const kindOf = useKinds();
  const call = useCall();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());

  /** The last call that issues papers. A retry after a lost reply reuses its key, so that it has no second effect. */
  const sent = useRef({ body: '', key: '' });

  /** Reloads all data about a request. */
  const renew = ({ kind, id }: QueuedRequest): void => {
    void queryClient.invalidateQueries({ queryKey: [REQUESTS] });
    void queryClient.invalidateQueries({ queryKey: [kindOf(kind).resource, 'getOne', { id: String(id) }] });
  };

  /** Decides a request; rejects with the error when it fails. */
  async function decide(request: QueuedRequest, state: string, stated: DecisionValues = {}): Promise<void> {
    const { kind, id, version } = request;
    const { data } = await dataProvider.update<{ id: number; decidedAt: string | null }>(
      kindOf(kind).resource,
      { id, data: { version, ...stated, state }, previousData: { id, decidedAt: null } },
    );
    assertSignedIn();
    const at = data.decidedAt === null ? now() : new Date(data.decidedAt);
    const number = typeof stated['number'] === 'number' ? stated['number'] : undefined;
    if (number !== undefined) proposeAfter(queryClient, kindOf(kind), number);
    setDecisions((before) => new Map(before).set(keyOf(request), { request, state, at, number }));
    renew(request);
  }

  /** Issues the papers of requests of one type, all of them or none; rejects with the error when it fails. */
  async function issue(requests: readonly QueuedRequest[], { firstNumber, issuedOn }: Issue): Promise<void> {
    const [first] = requests;
    const kind = first && kindOf(first.kind);
    const papers = kind?.papers;
    if (!papers) return;
    const body = {
      certificates: requests.map(({ id, version }) => ({ id, version })),
      firstNumber,
      issuedOn,
    };
    const asText = JSON.stringify(body);
    if (sent.current.body !== asText) sent.current = { body: asText, key: newIdempotencyKey() };
    try {
      const { issue: issueAll } = await papers.calls();
      const issued = await call(issueAll, { body }, { idempotencyKey: sent.current.key });
      proposeAfter(queryClient, kind, firstNumber + issued.length - 1);
      const batch = now().getTime();
      setDecisions((before) => {
        const after = new Map(before);
        for (const [index, request] of requests.entries()) {
          const { number, decidedAt } = issued[index] ?? {};
          const at = decidedAt === undefined ? now() : new Date(decidedAt);
          after.set(keyOf(request), { request, state: papers.state, at, number, batch });
        }
        return after;
      });
    } finally {
      for (const request of requests) renew(request);
    }
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
  const last = [...decisions.values()].findLast((decision) => undoStateOf(decision, now()) === 'possible');
  /** Returns the decisions that the undo key reverts with one: all that were made by the same call. */
  const withBatch = (decision: Decision): readonly Decision[] =>
    decision.batch === undefined
      ? [decision]
      : [...decisions.values()].filter(({ batch }) => batch === decision.batch);
  return { decisions, last, withBatch, decide, issue, undo, renew, clear: () => setDecisions(new Map()) };
}

export type Decisions = ReturnType<typeof useDecisions>;
