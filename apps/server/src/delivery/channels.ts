import type { ChannelName } from '@semestr/core/delivery';
import type { NoticeSubject } from '../domain/notice-subjects.ts';

/** A message as a channel takes it. */
export interface Message {
  /** The same at every attempt, so that a receiver can recognise a repetition. */
  id: number;
  recipient: string;
  subject: string;
  text: string;
  /** What it is about; null where nothing follows from it. */
  about: NoticeSubject | null;
  files: readonly { name: string; type: string; bytes: Uint8Array }[];
}

/** The other side will not take this message, now or later. */
export class Rejected extends Error {
  override readonly name = 'Rejected';
}

/** The other side is well, but will take this message later. */
export class Deferred extends Error {
  override readonly name = 'Deferred';
}

/**
 * Hands a message over; throws `Rejected`, `Deferred`, or anything else where the other side is out of order. What has
 * not been taken when the signal aborts is not to be taken any more.
 */
export interface Channel {
  send: (message: Message, signal: AbortSignal) => Promise<void>;
  close: () => void;
  /** How many messages may be handed over at the same time. */
  concurrency: number;
}

/** Null where messages of its kind stay in the outbox. */
export type Channels = Readonly<Record<ChannelName, Channel | null>>;

/** How long the other side may take, in milliseconds. */
export const TIMEOUT = 15_000;

/** The statuses of a gateway after which trying again makes sense. */
export const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/**
 * Text messages by a gateway: `POST SMS_URL` with `{"id", "to", "text"}` as JSON; any 2xx takes the message, and the
 * `id` (also in `Idempotency-Key`) marks a repetition. A name and password in the URL are sent as basic authentication.
 */
export function smsChannel(url: string): Channel {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  return {
    concurrency: 4,
    send: async ({ id, recipient, text }, signal) => {
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `semestr-${id}`,
          ...(username && { authorization: `Basic ${credentials.toString('base64')}` }),
        },
        body: JSON.stringify({ id: `semestr-${id}`, to: recipient, text }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const said = `The gateway answered ${response.status}`;
      throw isPassing(response.status) ? new Error(said) : new Rejected(said);
    },
    close: () => undefined,
  };
}
