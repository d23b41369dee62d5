import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../http/caller.ts';
import { credentialsOf } from '../../http/credentials.ts';
import type { Services } from '../../domain/services.ts';
import { countNotifications } from './store.ts';

/** A sign of life at least so often: proxies cut connections that seem dead. */
const PERIOD = 25_000;

/** Says when the connection has ended, from whichever side. */
function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Tells how many notifications have not been viewed, at first and whenever that may have changed. */
export async function* unviewedCounts(
  { db, streams, whoIs }: Services,
  caller: Caller,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): AsyncGenerator<string, void, undefined> {
  let lastSent: number | null = null;
  yield 'retry: 5000\n\n';
  for await (const _change of streams.changes(caller.userId, { period: PERIOD, gone: goneOf(reply) })) {
    // Whoever has signed out meanwhile hears nothing more. Listening is not doing: the session ends as if nobody were here.
    const now = await whoIs(credentialsOf(request), { renews: false });
    if (now?.userId !== caller.userId) return;
    const unviewed = await countNotifications(db, caller.userId, { unviewed: true });
    yield unviewed === lastSent ? ': still here\n\n' : `event: notifications\ndata: ${unviewed}\n\n`;
    lastSent = unviewed;
  }
}
