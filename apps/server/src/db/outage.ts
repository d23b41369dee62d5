import type { Database } from './database.ts';
import { isAlive } from './database.ts';

/**
 * Node's codes for an unreachable server, and PostgreSQL's codes for stopping, starting, or having no connection left.
 */
const CODES = new Set(
  `ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH
  57P01 57P02 57P03 53300`.split(/\s+/),
);
/** A statement, or the wait for a lock, exceeded its limit. */
const TOO_LONG = new Set(['57014', '55P03']);
/** PostgreSQL's class of broken connections. */
const CONNECTION = '08';

/** Messages that `pg` reports without a code. */
const MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

/** Returns why the database failed to respond; null when the error has another cause. */
function findOutageCause(error: unknown): 'gone' | 'too-long' | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (TOO_LONG.has(code)) return 'too-long';
  const isGone = CODES.has(code) || code.startsWith(CONNECTION) || MESSAGES.test(error.message);
  return isGone ? 'gone' : findOutageCause(error.cause);
}

interface Log {
  error: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  info: (message: string) => void;
}

/** Milliseconds between two probes of an unavailable database. */
const PROBE_MS = 1000;

/** Logs once that the database does not respond, however many calls fail, and once that it responds again. */
export class Outage {
  readonly #db: Database;
  readonly #log: Log;
  #probe: NodeJS.Timeout | null = null;

  constructor(db: Database, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** Whether an error was caused by a database that did not respond, or not in time. */
  isBehind(error: unknown, log: Pick<Log, 'warn'>): boolean {
    const trouble = findOutageCause(error);
    if (trouble === 'too-long') log.warn({ err: error }, 'A call waited too long for the database');
    if (trouble === 'gone' && !this.#probe) {
      this.#log.error({ err: error }, 'The database does not answer');
      this.#lookAgain();
    }
    return trouble !== null;
  }

  #lookAgain(): void {
    this.#probe = setTimeout(() => void this.#look(), PROBE_MS);
    this.#probe.unref();
  }

  async #look(): Promise<void> {
    if (!(await isAlive(this.#db))) return this.#lookAgain();
    this.#probe = null;
    this.#log.info('The database answers again');
    return undefined;
  }

  stop(): void {
    if (this.#probe) clearTimeout(this.#probe);
  }
}
