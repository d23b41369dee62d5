import { ApiError, type Client, urlOf } from '@semestr/api/client';
import type { Endpoint, Reply, Request } from '@semestr/api/endpoint';
import type { Reason } from '@semestr/api/reasons';
import type { Where } from '../../../io/server-sentence.ts';
import { translator } from '@semestr/core/texts';
import { nameOf } from '../checks.ts';
import type { Measured } from '../measure.ts';
import type { Outcome, Step } from '../outcome.ts';
import { faultOf } from '../perform.ts';
import { texts } from '../texts.ts';
import type { Leftover } from './leftovers.ts';

/**
 * Ends a scenario when its outcomes already state the reason. `isRefused`: the server reported that it did not carry
 * out the call.
 */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly isRefused: boolean;

  constructor(isRefused: boolean) {
    super('stopped');
    this.isRefused = isRefused;
  }
}

/** Reasons that depend on the signed-in user's data. There is nothing to try then, which is not a failure. */
const dataReasons: ReadonlySet<Reason> = new Set([
  'certificate-ordered',
  'contacts-unconfirmed',
  'lesson-closed',
  'lesson-noted-meanwhile',
  'mark-sheet-not-needed',
  'mark-sheet-ordered',
  'student-not-found',
]);

interface Expected<E extends Endpoint> {
  /** Whether the reply contains the expected result. */
  isExpected?: (reply: Reply<E>) => boolean;
  /** Statuses that also count as a reply, because the record to remove is already missing. */
  orStatus?: readonly number[];
}

/** How a write is reverted, regardless of the result. */
interface Reversal<E extends Endpoint, Key> extends Pick<Expected<E>, 'isExpected'> {
  leftover: Leftover;
  /** Returns the keys of the created records, according to the reply. */
  keysOf: (reply: Reply<E>) => readonly Key[];
  /** Finds the keys of the created records when no reply arrived. */
  findKeys: (clean: Steps) => Promise<readonly Key[]>;
  undo: (clean: Steps, key: Key) => Promise<unknown>;
}

/** Makes the calls of a scenario; each is an outcome. An unexpected result ends the scenario. */
export interface Steps {
  /** Loads data that the scenario needs; creates an outcome only when it fails. */
  load: <E extends Endpoint>(call: E, request: Request<E>) => Promise<Reply<E>>;
  /** Makes a call that must succeed; null for one of the other accepted statuses. */
  make: <E extends Endpoint>(
    step: Step,
    call: E,
    request: Request<E>,
    expected?: Expected<E>,
  ) => Promise<Reply<E> | null>;
  /** Makes a call that writes, after registering how to revert it. */
  write: <E extends Endpoint, Key>(
    call: E,
    request: Request<E>,
    reversal: Reversal<E, Key>,
  ) => Promise<Reply<E>>;
  /** Makes a call that must be rejected for this reason. */
  expectRefusal: <E extends Endpoint>(
    step: Step,
    call: E,
    request: Request<E>,
    reason: Reason,
  ) => Promise<void>;
  /** Records that this call could not be tried; returns the error that ends the scenario. */
  skip: (step: Step, call: Endpoint, why: string) => Stopped;
  /** Records the error that ended a scenario, unless its outcomes already do. */
  recordError: (calls: readonly Endpoint[], error: unknown) => void;
}

/** Reverts the writes of a scenario. */
export interface Cleanup {
  leftover: Leftover;
  run: (clean: Steps) => Promise<void>;
}

interface Tools extends Where {
  client: Client;
  as: string;
  measured: () => Measured | null;
  record: (outcome: Outcome) => void;
  remember: (cleanup: Cleanup) => void;
  /** No further call is made once it is aborted. */
  signal: AbortSignal | null;
}

/** Whether the server reported that it did not carry out the call; a server error leaves that open. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Creates the steps of one scenario for a signed-in user. Without a signal nothing stops them. */
export function stepsOf({ client, as, url, language, measured, record, remember, signal }: Tools): Steps {
  const t = translator(texts, language);

  function report(
    step: Step,
    call: Endpoint,
    request: object,
    outcome: Pick<Outcome, 'result' | 'detail'> & { isOffline?: boolean; isSent?: boolean },
  ): void {
    const { isSent = true, isOffline = false, result, detail } = outcome;
    const took = isSent ? measured() : null;
    record({
      name: nameOf(call),
      as,
      method: call.method,
      path: isSent ? urlOf(call, request) : call.path,
      step,
      status: took?.status ?? null,
      ms: took?.ms ?? null,
      bytes: took?.bytes ?? null,
      result,
      detail,
      isOffline,
    });
  }

  /** Records why a call failed, and ends the scenario. */
  function end(step: Step, call: Endpoint, request: object, error: unknown): never {
    const isSkipped = error instanceof ApiError && dataReasons.has(error.reason) && step !== 'clean-up';
    const isOffline = error instanceof ApiError && error.status === 0;
    report(step, call, request, {
      result: isSkipped ? 'skipped' : 'failed',
      detail: faultOf(error, { url, language }),
      isOffline,
    });
    throw new Stopped(isRefusal(error));
  }

  function throwIfStopped(): void {
    if (signal?.aborted) throw new Stopped(true);
  }

  /**
   * Makes a call; `onReply` receives the reply before it is checked. Returns null for one of the other accepted
   * statuses.
   */
  async function ask<E extends Endpoint>(
    step: Step,
    call: E,
    request: Request<E>,
    { isExpected, orStatus = [] }: Expected<E>,
    onReply?: (reply: Reply<E>) => void,
  ): Promise<{ reply: Reply<E> } | null> {
    throwIfStopped();
    // A request's parts depend on its endpoint; here they are only reported.
    const sent = request as object;
    const answer = await client.call(call, request).then(
      (reply) => ({ reply }),
      (error: unknown) =>
        error instanceof ApiError && orStatus.includes(error.status) ? null : end(step, call, sent, error),
    );
    if (answer) onReply?.(answer.reply);
    const isOk = !answer || (isExpected?.(answer.reply) ?? true);
    report(step, call, sent, {
      result: isOk ? 'ok' : 'failed',
      detail: isOk ? null : t('deep.otherwise'),
    });
    if (!isOk) throw new Stopped(false);
    return answer;
  }

  return {
    load: async (call, request) => {
      throwIfStopped();
      // As above.
      return client
        .call(call, request)
        .catch((error: unknown) => end('read', call, request as object, error));
    },

    make: async (step, call, request, expected = {}) => {
      const answer = await ask(step, call, request, expected);
      return answer && answer.reply;
    },

    write: async (call, request, { leftover, keysOf, findKeys, undo, ...expected }) => {
      let keys: Awaited<ReturnType<typeof findKeys>> | null = null;
      remember({
        leftover,
        run: async (clean) => {
          for (const key of keys ?? (await findKeys(clean))) await undo(clean, key);
        },
      });
      try {
        const answer = await ask('write', call, request, expected, (reply) => {
          keys = keysOf(reply);
        });
        // No other status counts as a reply here.
        if (!answer) throw new Stopped(false);
        return answer.reply;
      } catch (error) {
        if (error instanceof Stopped && error.isRefused) keys = [];
        throw error;
      }
    },

    expectRefusal: async (step, call, request, reason) => {
      throwIfStopped();
      // As above.
      const sent = request as object;
      const status = await client.call(call, request).then(
        () => 200,
        (error: unknown) => {
          if (!(error instanceof ApiError) || error.status === 0) return end(step, call, sent, error);
          return error.reason === reason ? null : error.status;
        },
      );
      report(step, call, sent, {
        result: status === null ? 'ok' : 'failed',
        detail: status === null ? null : t('deep.notRefused', { status }),
      });
      if (status !== null) throw new Stopped(false);
    },

    skip: (step, call, why) => {
      report(step, call, {}, { result: 'skipped', detail: why, isSent: false });
      return new Stopped(true);
    },

    recordError: ([call], error) => {
      if (error instanceof Stopped || !call) return;
      report(
        'write',
        call,
        {},
        { result: 'failed', detail: faultOf(error, { url, language }), isSent: false },
      );
    },
  };
}
