import { createTransport } from 'nodemailer';
import { type Channel, Deferred, Rejected, TIMEOUT } from './channels.ts';

const smtpCode = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : 0;

/** Few mail servers allow one client more connections. */
const SMTP_CONNECTIONS = 8;
/** The mail server closes the connection and accepts nothing for now. */
const SHUTTING_DOWN = 421;

/**
 * Sends e-mail by SMTP: `smtp://user:password@host:587`. A 5xx reply rejects the message permanently, a 4xx reply for
 * this message defers it.
 */
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
