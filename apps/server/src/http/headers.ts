import type { FastifyInstance } from 'fastify';

/**
 * Adds a date to every response by the clock of the server at the arrival of the request. Pages compare it with the
 * clock of their device, which may have been asleep before the response was sent.
 */
export function addDateHeaders(app: FastifyInstance, now: () => Date): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('date', now().toUTCString());
    done();
  });
}

/**
 * Whether a client has a version. `*` matches any version, and tags are compared without the mark of weak ones (RFC
 * 9110, section 13.1.2).
 */
export const hasVersion = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag.replace(/^W\//, '')));

/** Prevents intermediaries from storing the response. Some of them only support the two older headers. */
export const noStore = {
  'cache-control': 'no-cache, no-store, max-age=0, must-revalidate',
  pragma: 'no-cache',
  expires: '0',
} as const;
