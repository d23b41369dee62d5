import { afterFailure } from '@semestr/core/delivery';
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { refundCode } from '../domain/outbox.ts';
import { outbox, outboxFiles } from '../db/tables/outbox.ts';
import { type Channels, Rejected } from './channels.ts';

type Row = typeof outbox.$inferSelect;

/** How long one server may take over a message before another may try: longer than any channel waits. */
const LEASE = 60_000;
/** How often the outbox is looked at though nobody said that something waits there. */
const PERIOD = 5000;

export interface DeliveryOptions {
  db: Database;
  channels: Channels;
  now: () => Date;
  /** Told of what failed, without the message's text or addressee. */
  onError: (error: unknown) => void;
}

/**
 * Delivers what is in the outbox. Several servers may do so on one database: who takes a message has it alone for a
 * while. A message that was handed over is marked at once; should the process die just between the two, it goes out
 * again under the same id, since losing it would be worse.
 */
export class Delivery {
  readonly #options: DeliveryOptions;
  #running: Promise<number> | null = null;
  #isAsked = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Looks now and then by itself. */
  start(): void {
    this.#timer = setInterval(() => this.poke(), PERIOD);
    this.#timer.unref();
    this.poke();
  }

  /** Something may wait. */
  poke(): void {
    if (this.#running) this.#isAsked = true;
    else void this.run().catch(this.#options.onError);
  }

  /** Delivers everything that is due; answers how many messages were dealt with. */
  async run(): Promise<number> {
    this.#running ??= this.#all().finally(() => {
      this.#running = null;
      if (!this.#isAsked) return;
      this.#isAsked = false;
      this.poke();
    });
    return this.#running;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#isAsked = false;
    await this.#running?.catch(() => undefined);
    this.#options.channels.email?.close();
    this.#options.channels.sms?.close();
  }

  async #all(): Promise<number> {
    let done = 0;
    for (let row = await this.#take(); row; row = await this.#take()) {
      await this.#deliver(row);
      done += 1;
    }
    return done;
  }

  /** The next message that is due and has a channel, taken so that no other server tries it meanwhile. */
  async #take(): Promise<Row | null> {
    const { db, channels } = this.#options;
    const open = (['email', 'sms'] as const).filter((channel) => channels[channel] !== null);
    if (open.length === 0) return null;
    const now = this.#options.now();
    return db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(outbox)
        .where(
          and(
            eq(outbox.state, 'waiting'),
            lte(outbox.nextAt, now),
            // Nobody has said yet where it is to go.
            ne(outbox.recipient, ''),
            sql`${outbox.channel} in ${open}`,
          ),
        )
        .orderBy(asc(outbox.nextAt), asc(outbox.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!row) return null;
      const nextAt = new Date(now.getTime() + LEASE);
      await tx.update(outbox).set({ nextAt }).where(eq(outbox.id, row.id));
      return row;
    });
  }

  async #deliver(row: Row): Promise<void> {
    const { db, channels, now } = this.#options;
    if (row.expiresAt && row.expiresAt <= now())
      return this.#close(row, { state: 'expired', nextAt: now(), error: null });
    try {
      const files = await db.select().from(outboxFiles).where(eq(outboxFiles.messageId, row.id));
      await channels[row.channel]?.send({ ...row, text: row.text ?? '', files });
    } catch (error) {
      const isRefused = error instanceof Rejected;
      const failures = row.failures + 1;
      const next = afterFailure({ failures, isRefused, expiresAt: row.expiresAt }, now());
      // The text of an error may quote the addressee: only its kind is kept.
      const kind = error instanceof Error && 'code' in error ? String(error.code) : null;
      await this.#close(
        { ...row, failures },
        { ...next, error: isRefused ? error.message : (kind ?? 'failed') },
      );
      return;
    }
    await db
      .update(outbox)
      .set({ state: 'sent', sentAt: now(), lastError: null, ...(row.isSecret && { text: null }) })
      .where(eq(outbox.id, row.id));
  }

  async #close(
    row: Row,
    { state, nextAt, error }: { state: Row['state']; nextAt: Date; error: string | null },
  ): Promise<void> {
    const { db, now } = this.#options;
    await db.transaction(async (tx) => {
      const isOver = state !== 'waiting';
      await tx
        .update(outbox)
        .set({
          state,
          nextAt,
          failures: row.failures,
          lastError: error,
          ...(isOver && row.isSecret && { text: null }),
        })
        .where(eq(outbox.id, row.id));
      if (isOver && row.codeId !== null) await refundCode(tx, row.codeId, now());
    });
  }
}
