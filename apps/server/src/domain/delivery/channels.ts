import type { ChannelName } from '@semestr/core/delivery';
import type { NoticeSubject } from '../notice-subjects.ts';

/** A message in the form that a channel receives. */
export interface Message {
  /** The same at every attempt, so that a receiver can detect duplicates. */
  id: number;
  recipient: string;
  subject: string;
  text: string;
  /** Subject of the message; null when it has none. */
  about: NoticeSubject | null;
  files: readonly { name: string; type: string; bytes: Uint8Array }[];
}

/** Thrown when the receiver rejects this message permanently. */
export class Rejected extends Error {
  override readonly name = 'Rejected';
}

/** Thrown when the receiver works but defers this message. */
export class Deferred extends Error {
  override readonly name = 'Deferred';
}

/**
 * Sends a message; throws `Rejected`, `Deferred`, or any other error when the receiver is out of order. After the
 * signal aborts, a message must not be accepted any more.
 */
export interface Channel {
  send: (message: Message, signal: AbortSignal) => Promise<void>;
  close: () => void;
  /** Maximum number of parallel deliveries. */
  concurrency: number;
}

/** Null when messages of this channel stay in the outbox. */
export type Channels = Readonly<Record<ChannelName, Channel | null>>;

/** Time limit for the receiver, in milliseconds. */
export const TIMEOUT = 15_000;

/** Whether a gateway's status justifies another attempt. */
export const isTemporary = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/**
 * Sends text messages through a gateway: `POST SMS_URL` with `{"id", "to", "text"}` as JSON; any 2xx means accepted,
 * and the `id` (also in `Idempotency-Key`) identifies duplicates. A name and password in the URL are sent as basic
 * authentication.
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
      const errorText = `The gateway answered ${response.status}`;
      throw isTemporary(response.status) ? new Error(errorText) : new Rejected(errorText);
    },
    close: () => undefined,
  };
}
