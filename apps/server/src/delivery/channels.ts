import type { ChannelName } from '@semestr/core/delivery';
import { createTransport } from 'nodemailer';
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

const smtpCode = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : 0;

/** Few mail servers let one client have more connections. */
const SMTP_CONNECTIONS = 8;
/** The mail server closes the connection and takes nothing for now. */
const SHUTTING_DOWN = 421;

/** E-mail by SMTP: `smtp://user:password@host:587`. A refusal in the 500s is final, one in the 400s of this message. */
export function smtpChannel(url: string, from: string): Channel {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  const host = from.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost';
  return {
    concurrency: SMTP_CONNECTIONS,
    send: async ({ id, recipient, subject, text, files }, signal) => {
      try {
        await transport.sendMail({
          from,
          to: recipient,
          subject,
          text,
          signal,
          messageId: `<semestr-${id}@${host}>`,
          attachments: files.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(bytes),
          })),
        });
      } catch (error) {
        const code = smtpCode(error);
        if (code >= 500 && code < 600)
          throw new Rejected(`The mail server refused it (${code})`, { cause: error });
        if (code >= 400 && code !== SHUTTING_DOWN)
          throw new Deferred(`The mail server put it off (${code})`, { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

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
