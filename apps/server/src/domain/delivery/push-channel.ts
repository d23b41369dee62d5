import { isPushAddress } from '@semestr/core/push';
import { eq } from 'drizzle-orm';
import type { PushSubscription, RequestDetails } from 'web-push';
import type { Database } from '../../db/database.ts';
import { pushSubscriptions } from '../../db/tables/push.ts';
import type { PushKeys } from '../push-keys.ts';
import { type Channel, Deferred, isTemporary, type Message, Rejected, TIMEOUT } from './channels.ts';

/** Seconds for which a push service keeps a message for an offline browser. */
const KEPT = 24 * 60 * 60;
/** Maximum text length: browsers show no more, and services accept four kilobytes. */
const LONGEST_TEXT = 400;
/** Statuses of a push service for an address that no longer exists or was never ours. */
const EXPIRED_STATUSES = new Set([401, 403, 404, 410]);

export interface PushOptions {
  db: Database;
  keys: PushKeys;
  /** The allowed push services, as in `core/push.ts`. */
  services: readonly string[];
  /** Contact for a push service's questions about the messages: `mailto:…` or `https://…`. */
  contact: string;
}

/** Builds the payload for the portal's service worker (`service-worker/`). */
const payloadOf = ({ subject, text, about }: Message): string =>
  JSON.stringify({
    title: subject,
    text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text,
    about,
  });

/**
 * Sends messages to browsers by Web Push, encrypted for one browser (RFC 8291). Removes a browser whose service no
 * longer recognises it.
 */
export function pushChannel({ db, keys, services, contact }: PushOptions): Channel {
  /**
   * Builds the request that sends a message; throws `Rejected` when the browser's keys cannot be used for encryption.
   */
  async function sealedFor(
    browser: PushSubscription,
    message: Message,
  ): Promise<RequestDetails & { body: Buffer }> {
    const { default: webPush } = await import('web-push');
    const vapidDetails = { subject: contact, ...keys };
    try {
      return webPush.generateRequestDetails(browser, payloadOf(message), { TTL: KEPT, vapidDetails });
    } catch (cause) {
      throw new Rejected('The keys of the browser are none', { cause });
    }
  }

  return {
    concurrency: 8,
    send: async (message, signal) => {
      const found = eq(pushSubscriptions.id, Number(message.recipient));
      const [browser] = await db.select().from(pushSubscriptions).where(found);
      if (!browser) throw new Rejected('The browser was turned off');
      const { endpoint, p256dh, auth } = browser;
      if (!isPushAddress(endpoint, services)) throw new Rejected('Nothing is sent to this service');
      const status = await post(await sealedFor({ endpoint, keys: { p256dh, auth } }, message), signal);
      if (status >= 200 && status < 300) return;
      if (EXPIRED_STATUSES.has(status)) await db.delete(pushSubscriptions).where(found);
      const errorText = `The service answered ${status}`;
      if (status === 429) throw new Deferred(errorText);
      throw isTemporary(status) ? new Error(errorText) : new Rejected(errorText);
    },
    close: () => undefined,
  };
}

/** Returns the status of the service's response. `fetch` sets the length of the body. */
async function post(
  { endpoint, headers, body }: RequestDetails & { body: Buffer },
  signal: AbortSignal,
): Promise<number> {
  const { 'Content-Length': _length, ...rest } = headers;
  const response = await fetch(endpoint, {
    method: 'POST',
    redirect: 'error',
    headers: rest,
    body: new Uint8Array(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
  });
  await response.body?.cancel();
  return response.status;
}
