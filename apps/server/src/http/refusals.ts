import { createHmac, randomBytes } from 'node:crypto';
import type { Endpoint } from '@semestr/api/endpoint';
import { statusOf } from '@semestr/api/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../domain/caller.ts';
import { Refusal, type FieldFault } from '../domain/refusal.ts';

/** The response to a rejected call. */
interface RefusalResponse {
  status: number;
  /** The invalid fields; empty for other refusals. */
  fields: readonly FieldFault[];
  /** Undefined unless there are details, like the provider's. */
  body: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Returns the response to a refusal, by the contract of the call; null when the call does not declare the reason. A
 * request outside the contract can only be rejected with the reasons common to all calls.
 */
export function responseTo(
  call: Endpoint | undefined,
  { reason, status, fields, details }: Refusal,
): RefusalResponse | null {
  if (fields.length > 0) return { status: 400, fields, body: { fields } };
  const declared = status === null ? statusOf(call, reason) : { status, isNamed: false };
  if (declared === null) return null;
  const { until, facts } = details;
  const body =
    declared.isNamed || facts ? { reason, ...facts } : until && { banExpiredTime: until.toISOString() };
  return { status: declared.status, fields, body };
}

/** Statuses for actions that are forbidden, blocked or rate-limited. */
const LOGGED_STATUSES: ReadonlySet<number> = new Set([403, 423, 429]);

/** Whether the caller attempted something forbidden, which invalid forms and missing records do not indicate. */
const isLogged = ({ status, fields }: RefusalResponse): boolean =>
  LOGGED_STATUSES.has(status) || fields.some(({ reason }) => reason === 'cross-site');

/** Milliseconds during which identical refusals are counted together. */
const WINDOW_MS = 60_000;
/** Maximum numbers of distinct refusals logged in a window, for signed-in users and for visitors. */
const MAX_LINES = 30;

/** A refusal in the form of the log, without addresses, names or sent data. */
interface Line {
  status: number;
  /** "GET /api/v1/certificate", as in the contract. */
  call: string;
  reason: unknown;
  /** The account; null for a visitor. */
  account: number | null;
  /** Pseudonym of the client's network, stable while this server runs. */
  client: string;
}

interface Log {
  warn: (details: object, message: string) => void;
}

const accounts = new WeakMap<FastifyRequest, number>();

/** Stores the caller of a request, for the log in case it is rejected. */
export const rememberCaller = (request: FastifyRequest, caller: Caller | null): void => {
  if (caller) accounts.set(request, caller.adminId ?? caller.userId);
};

/**
 * Logs refusals with their callers: the first of its kind immediately, repetitions within the minute as one line, so
 * that many refusals do not flood the log.
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

  send(refused: RefusalResponse, request: FastifyRequest): void {
    const { call } = request.routeOptions.config;
    if (!isLogged(refused) || !call) return;
    const { status, body } = refused;
    const line: Line = {
      status,
      call: `${call.method} ${call.path}`,
      reason: body?.['reason'] ?? null,
      account: accounts.get(request) ?? null,
      client: this.#signOf(request.ip),
    };
    const key = JSON.stringify(line);
    const existing = this.#lines.get(key);
    this.#timer ??= setTimeout(() => this.sum(), WINDOW_MS).unref();
    if (existing) existing.more += 1;
    else if (this.#isFull(line)) this.#others += 1;
    else {
      this.#lines.set(key, { line, more: 0 });
      this.#log.warn(line, 'A call was refused');
    }
  }

  /** Logs the number of repetitions in the window, and starts a new one. */
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
    const sameKind = [...this.#lines.values()].filter(
      ({ line }) => (line.account === null) === (account === null),
    );
    return sameKind.length >= MAX_LINES;
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
    /** Undefined behind a gateway, where the provider rejects calls. */
    refusals?: Refusals;
  }
}

/** Makes an application log its refusals, counted by the same networks as rate limits. */
export function logRefusals(app: FastifyInstance, networkOf: (address: string) => string): void {
  const refusals = new Refusals(app.log, networkOf);
  app.decorate('refusals', refusals);
  app.addHook('onClose', async () => refusals.sum());
}
