import { afterEvent, type Breaker, type BreakerEvent, closedBreaker, mayTry } from '@semestr/core/breaker';
import { afterFailure } from '@semestr/core/delivery';
import type { Database } from '../db/database.ts';
import { type Channel, Deferred, Rejected } from './channels.ts';
import { markSent, markUnsent, messageOf, type OutboxRow, takeNext } from './outbox-queue.ts';

/** After this long a message counts as not handed over, in milliseconds: before another server may take it. */
const DEADLINE = 45_000;
/** How long a server that stops waits for what it is handing over. */
const GRACE = 5000;

export interface QueueOptions {
  db: Database;
  name: OutboxRow['channel'];
  channel: Channel;
  now: () => Date;
  /** Called with what failed on our side; it holds neither texts nor addressees. */
  onError: (error: unknown) => void;
}

/**
 * Sends the messages of one channel, several at a time. Channels know nothing of each other, so that one that hangs
 * holds up none of the others.
 */
export class ChannelQueue {
  readonly #options: QueueOptions;
  readonly #abort = new AbortController();
  #breaker: Breaker = closedBreaker;
  #workers = 0;
  /** Asked for while every worker was busy. */
  #isAsked = false;
  #isStopping = false;
  #idle: (() => void)[] = [];

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Whether the other side is left alone for a while, after it failed too often. */
  get isResting(): boolean {
    return this.#breaker.state !== 'closed';
  }

  /** Something may wait. */
  poke(): void {
    if (this.#isStopping) return;
    if (this.#workers >= this.#options.channel.concurrency) {
      this.#isAsked = true;
      return;
    }
    this.#workers += 1;
    void this.#work()
      .catch(this.#options.onError)
      .finally(() => this.#workerEnded());
  }

  /** Resolves when no worker is at work. */
  async idle(): Promise<void> {
    if (this.#workers > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /** Ends after the messages that are being handed over, or without them if they take too long. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const timer = setTimeout(() => this.#abort.abort(), GRACE);
    await this.idle();
    clearTimeout(timer);
    this.#options.channel.close();
  }

  #workerEnded(): void {
    this.#workers -= 1;
    if (this.#isAsked) {
      this.#isAsked = false;
      this.poke();
    }
    if (this.#workers === 0) this.#idle.splice(0).forEach((resolve) => resolve());
  }

  async #work(): Promise<void> {
    let hasMore = true;
    while (hasMore && !this.#isStopping) hasMore = await this.#next();
  }

  /** Deals with one message; false where there was none. */
  async #next(): Promise<boolean> {
    const { db, name, now } = this.#options;
    const isResting = !mayTry(this.#breaker, now());
    let event: BreakerEvent = 'abandoned';
    if (!isResting) this.#record('tried');
    try {
      const row = await takeNext(db, { channel: name, now: now(), isResting });
      if (!row) return false;
      if (row.expiresAt && row.expiresAt <= now()) await this.#expire(row);
      else {
        // Where one waits there may be more: another worker looks meanwhile.
        this.poke();
        event = await this.#send(row);
      }
      return true;
    } finally {
      if (!isResting) this.#record(event);
    }
  }

  /** Hands a message over; what that says of the other side. */
  async #send(row: OutboxRow): Promise<BreakerEvent> {
    const { db, channel, now } = this.#options;
    const message = await messageOf(db, row);
    try {
      await channel.send(message, AbortSignal.any([AbortSignal.timeout(DEADLINE), this.#abort.signal]));
    } catch (error) {
      const isRefused = error instanceof Rejected;
      const failures = row.failures + 1;
      const next = afterFailure({ failures, isRefused, expiresAt: row.expiresAt }, now());
      await markUnsent(db, row, { ...next, failures, lastError: kindOf(error), now: now() });
      return isRefused || error instanceof Deferred ? 'answered' : 'failed';
    }
    await markSent(db, row, now());
    return 'answered';
  }

  async #expire(row: OutboxRow): Promise<void> {
    const now = this.#options.now();
    const { failures, lastError } = row;
    await markUnsent(this.#options.db, row, { state: 'expired', nextAt: now, failures, lastError, now });
  }

  #record(event: BreakerEvent): void {
    this.#breaker = afterEvent(this.#breaker, event, this.#options.now());
  }
}

/** Why a message did not leave, without its text: the other side's own words may quote the addressee. */
function kindOf(error: unknown): string {
  if (error instanceof Rejected) return error.message;
  if (error instanceof DOMException) return error.name;
  return error instanceof Error && 'code' in error ? String(error.code) : 'failed';
}
