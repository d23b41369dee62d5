import { afterEvent, type Breaker, type BreakerEvent, closedBreaker, mayTry } from '@semestr/core/breaker';
import { afterFailure } from '@semestr/core/delivery';
import type { Database } from '../../db/database.ts';
import { type Channel, Deferred, Rejected } from './channels.ts';
import { markSent, markUnsent, messageOf, type OutboxRow, takeNext } from './outbox-queue.ts';

/**
 * Milliseconds after which a message counts as undelivered: less than the time after which another server may claim it.
 */
const DEADLINE = 45_000;
/** Milliseconds that a stopping server waits for deliveries in progress. */
const GRACE = 5000;

export interface QueueOptions {
  db: Database;
  name: OutboxRow['channel'];
  channel: Channel;
  now: () => Date;
  /** Called with internal errors; they contain neither texts nor recipients. */
  onError: (error: unknown) => void;
}

/**
 * Sends the messages of one channel, several in parallel. Channels are independent: a hanging channel does not delay
 * the others.
 */
export class ChannelQueue {
  readonly #options: QueueOptions;
  readonly #abort = new AbortController();
  #breaker: Breaker = closedBreaker;
  #workers = 0;
  /** Whether new messages were signalled while every worker was busy. */
  #isAsked = false;
  #isStopping = false;
  #idle: (() => void)[] = [];

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Whether sending is paused for a while after too many failures. */
  get isResting(): boolean {
    return this.#breaker.state !== 'closed';
  }

  /** Checks for pending messages. */
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

  /** Resolves when no worker is active. */
  async idle(): Promise<void> {
    if (this.#workers > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /** Stops after the deliveries in progress, or without waiting for them if they take too long. */
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

  /** Processes one message; returns false when none was pending. */
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
        // More messages may be pending: another worker looks for them in the meantime.
        this.poke();
        event = await this.#send(row);
      }
      return true;
    } finally {
      if (!isResting) this.#record(event);
    }
  }

  /** Sends a message; returns what the outcome means for the circuit breaker. */
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

/**
 * Describes why a message was not delivered, without its text: the receiving server's own error may quote the
 * recipient.
 */
function kindOf(error: unknown): string {
  if (error instanceof Rejected) return error.message;
  if (error instanceof DOMException) return error.name;
  return error instanceof Error && 'code' in error ? String(error.code) : 'failed';
}
