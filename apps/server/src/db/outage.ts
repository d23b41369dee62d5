import type { Database } from './database.ts';
import { isAlive } from './database.ts';

/** How Node says that nobody answers, and PostgreSQL that it stops, starts, or has no connection left. */
const CODES = new Set(
  `ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH
  57P01 57P02 57P03 53300`.split(/\s+/),
);
/** A statement, or the wait for a lock, took longer than it may. */
const TOO_LONG = new Set(['57014', '55P03']);
/** PostgreSQL's class of connections that are broken. */
const CONNECTION = '08';

/** What `pg` says without a code. */
const MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

/** Why a call got nothing from the database, which did not refuse what it was asked: null where it is something else. */
function troubleOf(error: unknown): 'gone' | 'too-long' | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (TOO_LONG.has(code)) return 'too-long';
  const isGone = CODES.has(code) || code.startsWith(CONNECTION) || MESSAGES.test(error.message);
  return isGone ? 'gone' : troubleOf(error.cause);
}

interface Log {
  error: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  info: (message: string) => void;
}

/** How often a database that is gone is looked for. */
const PROBE_MS = 1000;

/** Says once that the database does not answer, however many calls meet that, and once that it answers again. */
export class Outage {
  readonly #db: Database;
  readonly #log: Log;
  #probe: NodeJS.Timeout | null = null;

  constructor(db: Database, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** Whether an error came of a database that did not answer, or not in time. */
  isBehind(error: unknown, log: Pick<Log, 'warn'>): boolean {
    const trouble = troubleOf(error);
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
