import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import type { Refused } from './refuse.ts';

/** Statuses by which somebody is kept from what is not theirs to do, or from doing it too often. */
const KEPT_OUT: ReadonlySet<number> = new Set([403, 423, 429]);

/** Whether somebody tried what they may not. What is wrong in a form, or is not there, says nothing of that. */
const isTold = ({ status, fields }: Refused): boolean =>
  KEPT_OUT.has(status) || fields.some(({ reason }) => reason === 'cross-site');

/** For so long the same refusals are summed. */
const WINDOW_MS = 60_000;
/** Different refusals that are told in a window: so many of people who are signed in, so many of nobody known. */
const MAX_LINES = 30;

/** A refusal as the log tells it: never an address, a name or what was sent. */
interface Line {
  status: number;
  /** "GET /api/v1/certificate", as the contract has it. */
  call: string;
  reason: unknown;
  /** The account; null where nobody is known to ask. */
  account: number | null;
  /** Stands for the network of whoever asks: the same one has the same sign as long as this server runs. */
  client: string;
}

interface Log {
  warn: (details: object, message: string) => void;
}

const accounts = new WeakMap<FastifyRequest, number>();

/** Remembers who makes a call, for the log, should it be refused. */
export const rememberCaller = (request: FastifyRequest, caller: Caller | null): void => {
  if (caller) accounts.set(request, caller.adminId ?? caller.userId);
};

/**
 * Writes into the log who was refused what: the first of its kind at once, what follows within the minute summed in one
 * line. A flood of refusals makes no flood of lines.
 */
export class Refusals {
  readonly #log: Log;
  readonly #networkOf: (address: string) => string;
  readonly #secret = randomBytes(32);
  #lines = new Map<string, { line: Line; more: number }>();
  #others = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(log: Log, networkOf: (address: string) => string) {
    this.#log = log;
    this.#networkOf = networkOf;
  }

  tell(refused: Refused, request: FastifyRequest): void {
    const { call } = request.routeOptions.config;
    if (!isTold(refused) || !call) return;
    const { status, body } = refused;
    const line: Line = {
      status,
      call: `${call.method} ${call.path}`,
      reason: body?.['reason'] ?? null,
      account: accounts.get(request) ?? null,
      client: this.#signOf(request.ip),
    };
    const key = JSON.stringify(line);
    const known = this.#lines.get(key);
    this.#timer ??= setTimeout(() => this.sum(), WINDOW_MS).unref();
    if (known) known.more += 1;
    else if (this.#isFull(line)) this.#others += 1;
    else {
      this.#lines.set(key, { line, more: 0 });
      this.#log.warn(line, 'A call was refused');
    }
  }

  /** Tells how often the refusals of the window came again, and begins another. */
  sum(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    for (const { line, more } of this.#lines.values())
      if (more > 0) this.#log.warn({ ...line, times: more }, 'A call was refused again');
    if (this.#others > 0) this.#log.warn({ times: this.#others }, 'Other calls were refused');
    this.#lines = new Map();
    this.#others = 0;
  }

  #isFull({ account }: Line): boolean {
    const alike = [...this.#lines.values()].filter(
      ({ line }) => (line.account === null) === (account === null),
    );
    return alike.length >= MAX_LINES;
  }

  #signOf(address: string): string {
    return createHmac('sha256', this.#secret)
      .update(this.#networkOf(address))
      .digest('base64url')
      .slice(0, 8);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent behind a gateway, whose provider refuses. */
    refusals?: Refusals;
  }
}

/** Has an application tell whom it refuses what; networks as limits count them. */
export function tellRefusals(app: FastifyInstance, networkOf: (address: string) => string): void {
  const refusals = new Refusals(app.log, networkOf);
  app.decorate('refusals', refusals);
  app.addHook('onClose', async () => refusals.sum());
}
