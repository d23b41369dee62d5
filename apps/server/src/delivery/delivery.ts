import { channelNames } from '@semestr/core/delivery';
import type { Database } from '../db/database.ts';
import { ChannelQueue } from './channel-queue.ts';
import type { Channels } from './channels.ts';

/** How often the outbox is looked at without a signal: messages that are due again send none. In milliseconds. */
const PERIOD = 5000;

export interface DeliveryOptions {
  db: Database;
  channels: Channels;
  now: () => Date;
  /** Called with what failed on our side; it holds neither texts nor addressees. */
  onError: (error: unknown) => void;
}

/**
 * Delivers what is in the outbox, each channel by itself. Several servers may do so on one database: the one that takes
 * a message has it alone for a while. A message is marked as sent as soon as it was handed over; if the process dies
 * between the two, it goes out again under the same id, because losing it would be worse.
 */
export class Delivery {
  readonly #queues: ReadonlyMap<string, ChannelQueue>;
  #timer: NodeJS.Timeout | undefined;

  constructor({ channels, ...options }: DeliveryOptions) {
    this.#queues = new Map(
      channelNames.flatMap((name) => {
        const channel = channels[name];
        return channel ? [[name, new ChannelQueue({ ...options, name, channel })]] : [];
      }),
    );
  }

  /** Looks now and then by itself. */
  start(): void {
    this.#timer = setInterval(() => this.poke(), PERIOD);
    this.#timer.unref();
    this.poke();
  }

  /** Something may wait. */
  poke(): void {
    for (const queue of this.#queues.values()) queue.poke();
  }

  /** Delivers everything that is due, and resolves when that is done. */
  async run(): Promise<void> {
    this.poke();
    await Promise.all([...this.#queues.values()].map((queue) => queue.idle()));
  }

  /** The channels whose other side is left alone for a while. */
  resting(): string[] {
    return [...this.#queues].filter(([, queue]) => queue.isResting).map(([name]) => name);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([...this.#queues.values()].map((queue) => queue.stop()));
  }
}
