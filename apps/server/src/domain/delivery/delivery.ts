import { channelNames } from '@semestr/core/delivery';
import type { Database } from '../../db/database.ts';
import { ChannelQueue } from './channel-queue.ts';
import type { Channels } from './channels.ts';

/** Milliseconds between checks of the outbox without a signal: messages due for another attempt send none. */
const PERIOD = 5000;

export interface DeliveryOptions {
  db: Database;
  channels: Channels;
  now: () => Date;
  /** Called with internal errors; they contain neither texts nor recipients. */
  onError: (error: unknown) => void;
}

/**
 * Delivers the messages of the outbox, each channel independently. Several servers may work on one database: a server
 * that claims a message has it exclusively for a while. A message is marked as sent as soon as it has been accepted. If
 * the process dies in between, the message is sent again under the same id: a duplicate is better than a lost message.
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

  /** Starts the periodic checks. */
  start(): void {
    this.#timer = setInterval(() => this.poke(), PERIOD);
    this.#timer.unref();
    this.poke();
  }

  /** Checks for pending messages. */
  poke(): void {
    for (const queue of this.#queues.values()) queue.poke();
  }

  /** Delivers everything that is due; resolves when it is done. */
  async run(): Promise<void> {
    this.poke();
    await Promise.all([...this.#queues.values()].map((queue) => queue.idle()));
  }

  /** Lists the channels that are paused after failures. */
  resting(): string[] {
    return [...this.#queues].filter(([, queue]) => queue.isResting).map(([name]) => name);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([...this.#queues.values()].map((queue) => queue.stop()));
  }
}
