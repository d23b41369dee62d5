import { ApiError, type Client, urlOf } from '@semestr/api/client';
import type { Endpoint, Reply, Request } from '@semestr/api/endpoint';
import type { Reason } from '@semestr/api/reasons';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { nameOf } from '../checks.ts';
import type { Measured } from '../measure.ts';
import type { Outcome, Step } from '../outcome.ts';
import { faultOf } from '../perform.ts';
import { texts } from '../texts.ts';
import type { Leftover } from './leftovers.ts';

/** A scenario goes no further: its outcomes say why. `isRefused`: the server said that it has not done what was asked. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly isRefused: boolean;

  constructor(isRefused: boolean) {
    super('stopped');
    this.isRefused = isRefused;
  }
}

/** Reasons that lie in the data of whoever is signed in: there is nothing to try then, which is not a failure. */
const inTheData: ReadonlySet<Reason> = new Set([
  'certificate-ordered',
  'contacts-unconfirmed',
  'lesson-closed',
  'lesson-noted-meanwhile',
  'mark-sheet-not-needed',
  'mark-sheet-ordered',
  'student-not-found',
]);

interface Expected<E extends Endpoint> {
  /** Whether the reply says what was to come of the call. */
  holds?: (reply: Reply<E>) => boolean;
  /** Statuses that are as good as a reply: what is to be removed is gone already. */
  orStatus?: readonly number[];
}

/** How a write is taken back, whatever comes of it. */
interface Undoing<E extends Endpoint, Key> extends Pick<Expected<E>, 'holds'> {
  left: Leftover;
  /** What the reply says was made. */
  made: (reply: Reply<E>) => readonly Key[];
  /** Looks for what was made where no reply said it. */
  lost: (clean: Steps) => Promise<readonly Key[]>;
  undo: (clean: Steps, key: Key) => Promise<unknown>;
}

/** Makes the calls of a scenario; each is an outcome. What comes out otherwise than expected ends the scenario. */
export interface Steps {
  /** Asks for what has to be known before; it is an outcome only where it fails. */
  look: <E extends Endpoint>(call: E, request: Request<E>) => Promise<Reply<E>>;
  /** Makes a call that is to be answered; null where one of the other statuses came. */
  make: <E extends Endpoint>(
    step: Step,
    call: E,
    request: Request<E>,
    expected?: Expected<E>,
  ) => Promise<Reply<E> | null>;
  /** Makes a call that writes, after it is known how to take it back. */
  write: <E extends Endpoint, Key>(
    call: E,
    request: Request<E>,
    undoing: Undoing<E, Key>,
  ) => Promise<Reply<E>>;
  /** Makes a call that is to be refused for this reason. */
  refused: <E extends Endpoint>(step: Step, call: E, request: Request<E>, reason: Reason) => Promise<void>;
  /** Says that there is nothing to try this call on; gives what ends the scenario. */
  skip: (step: Step, call: Endpoint, why: string) => Stopped;
  /** Tells what ended a scenario, unless its outcomes say so already. */
  broken: (calls: readonly Endpoint[], error: unknown) => void;
}

/** Takes back what a scenario wrote. */
export interface Cleanup {
  left: Leftover;
  run: (clean: Steps) => Promise<void>;
}

interface Tools {
  client: Client;
  as: string;
  language: Language;
  measured: () => Measured | null;
  record: (outcome: Outcome) => void;
  remember: (cleanup: Cleanup) => void;
  /** No further call is made then. */
  signal: AbortSignal | null;
}

/** Whether the server said that it has not done it; a failure of its own leaves that open. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The steps of one scenario, made as somebody who is signed in. Without a signal nothing keeps them from being made. */
export function stepsOf({ client, as, language, measured, record, remember, signal }: Tools): Steps {
  const t = translator(texts, language);

  function tell(
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

  /** Tells why a call failed, and ends the scenario. */
  function end(step: Step, call: Endpoint, request: object, error: unknown): never {
    const isSkipped = error instanceof ApiError && inTheData.has(error.reason) && step !== 'clean-up';
    const isOffline = error instanceof ApiError && error.status === 0;
    tell(step, call, request, {
      result: isSkipped ? 'skipped' : 'failed',
      detail: faultOf(error, language),
      isOffline,
    });
    throw new Stopped(isRefusal(error));
  }

  function goOn(): void {
    if (signal?.aborted) throw new Stopped(true);
  }

  /** Makes a call; `comes` is told of the reply before it is looked at. Null where one of the other statuses came. */
  async function ask<E extends Endpoint>(
    step: Step,
    call: E,
    request: Request<E>,
    { holds, orStatus = [] }: Expected<E>,
    comes?: (reply: Reply<E>) => void,
  ): Promise<{ reply: Reply<E> } | null> {
    goOn();
    // A request's parts are known by their endpoint; here they are only told.
    const told = request as object;
    const answer = await client.call(call, request).then(
      (reply) => ({ reply }),
      (error: unknown) =>
        error instanceof ApiError && orStatus.includes(error.status) ? null : end(step, call, told, error),
    );
    if (answer) comes?.(answer.reply);
    const isRight = !answer || (holds?.(answer.reply) ?? true);
    tell(step, call, told, {
      result: isRight ? 'ok' : 'failed',
      detail: isRight ? null : t('deep.otherwise'),
    });
    if (!isRight) throw new Stopped(false);
    return answer;
  }

  return {
    look: async (call, request) => {
      goOn();
      // As above.
      return client
        .call(call, request)
        .catch((error: unknown) => end('read', call, request as object, error));
    },

    make: async (step, call, request, expected = {}) => {
      const answer = await ask(step, call, request, expected);
      return answer && answer.reply;
    },

    write: async (call, request, { left, made, lost, undo, ...expected }) => {
      let keys: Awaited<ReturnType<typeof lost>> | null = null;
      remember({
        left,
        run: async (clean) => {
          for (const key of keys ?? (await lost(clean))) await undo(clean, key);
        },
      });
      try {
        const answer = await ask('write', call, request, expected, (reply) => {
          keys = made(reply);
        });
        // No other status is as good as a reply here.
        if (!answer) throw new Stopped(false);
        return answer.reply;
      } catch (error) {
        if (error instanceof Stopped && error.isRefused) keys = [];
        throw error;
      }
    },

    refused: async (step, call, request, reason) => {
      goOn();
      // As above.
      const told = request as object;
      const status = await client.call(call, request).then(
        () => 200,
        (error: unknown) => {
          if (!(error instanceof ApiError) || error.status === 0) return end(step, call, told, error);
          return error.reason === reason ? null : error.status;
        },
      );
      tell(step, call, told, {
        result: status === null ? 'ok' : 'failed',
        detail: status === null ? null : t('deep.notRefused', { status }),
      });
      if (status !== null) throw new Stopped(false);
    },

    skip: (step, call, why) => {
      tell(step, call, {}, { result: 'skipped', detail: why, isSent: false });
      return new Stopped(true);
    },

    broken: ([call], error) => {
      if (error instanceof Stopped || !call) return;
      tell('write', call, {}, { result: 'failed', detail: faultOf(error, language), isSent: false });
    },
  };
}
