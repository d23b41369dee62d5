import * as z from 'zod/mini';
import { empty, endpoint } from './endpoint.ts';
import { Id, IdText } from './shapes.ts';

/**
 * Messages in browsers (Web Push, RFC 8030): a browser with the owner's permission has an address at its vendor's push
 * service, to which the server sends encrypted messages, whether or not the portal is open. They are sent as long as
 * the session in which the browser was registered is valid.
 */

/** A point on P-256 and sixteen random bytes, both base64url. */
const PublicKey = z.string().check(z.regex(/^B[\w-]{86}$/, 'format'));
const Secret = z.string().check(z.regex(/^[\w-]{22}$/, 'format'));

/** A browser that shows messages, as returned by `PushSubscription.toJSON()`. */
export const PushSubscription = z.object({
  endpoint: z.string().check(z.maxLength(1000)),
  keys: z.object({ p256dh: PublicKey, auth: Secret }),
});
export type PushSubscription = z.output<typeof PushSubscription>;

/** One of the user's own browsers that show messages. `addedAt` is an ISO date-time. */
export const PushBrowser = z.object({
  id: Id,
  endpoint: z.string(),
  /** Its `User-Agent` at sign-in; null when it sent none. */
  userAgent: z.nullable(z.string()),
  addedAt: z.string(),
});
export type PushBrowser = z.output<typeof PushBrowser>;

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/push',
  access: 'signed-in',
  summary: 'List the caller’s browsers with notifications, and the key for subscribing a browser',
  reply: z.object({
    /** The server's public key (VAPID, RFC 8292) as base64url; null when the university does not send such messages. */
    publicKey: z.nullable(z.string()),
    browsers: z.array(PushBrowser),
  }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
  isExtension: true,
});

export const add = endpoint({
  method: 'POST',
  path: '/api/v1/push',
  access: 'signed-in',
  summary: 'Turn on notifications in this browser; a known browser stays unchanged',
  body: PushSubscription,
  reply: PushBrowser,
  // 409: an address at a service that the server does not send to.
  refusals: { 403: 'session-ended', 409: 'push-service-unknown', 423: 'in-person-only' },
  fallbackReason: 'push-not-changed',
  forbidImpersonation: true,
  beforeContacts: true,
  example: {
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/dNqQ1c',
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    },
  },
  isExtension: true,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/api/v1/push/:id',
  access: 'signed-in',
  summary: 'Turn off notifications in one of the caller’s browsers',
  params: z.object({ id: IdText }),
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'push-browser-unknown', 423: 'in-person-only' },
  fallbackReason: 'push-not-changed',
  forbidImpersonation: true,
  beforeContacts: true,
  isExtension: true,
});
