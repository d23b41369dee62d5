import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../http/caller.ts';
import { SESSION_COOKIE } from '../../http/cookie.ts';
import type { Services } from '../../domain/services.ts';
import { countNotifications } from './store.ts';

/** A sign of life at least so often: proxies cut connections that seem dead. */
const PERIOD = 25_000;

/** Tells how many notifications have not been viewed, at first and whenever that may have changed. */
export async function* unviewedCounts(
  { db, streams, whoIs }: Services,
  caller: Caller,
  request: FastifyRequest,
): AsyncGenerator<string, void, undefined> {
  let lastSent: number | null = null;
  yield 'retry: 5000\n\n';
  for await (const _change of streams.changes(caller.userId, PERIOD)) {
    // Whoever has signed out meanwhile hears nothing more.
    const now = await whoIs(request.cookies[SESSION_COOKIE]);
    if (now?.userId !== caller.userId) return;
    const unviewed = await countNotifications(db, caller.userId, { unviewed: true });
    yield unviewed === lastSent ? ': still here\n\n' : `event: notifications\ndata: ${unviewed}\n\n`;
    lastSent = unviewed;
  }
}
