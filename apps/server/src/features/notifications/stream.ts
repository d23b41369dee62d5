import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../domain/caller.ts';
import { credentialsOf } from '../../http/credentials.ts';
import type { Services } from '../../http/services.ts';
import { countNotifications } from './store.ts';

/** Milliseconds between keep-alive messages: proxies close idle connections. */
const PERIOD = 25_000;

/** Returns a signal that aborts when the connection ends, on either side. */
function closeSignalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

/** Yields the number of unviewed notifications, first and whenever it may have changed. */
export async function* unviewedCounts(
  { plainDb: db, streams, authenticate }: Services,
  caller: Caller,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): AsyncGenerator<string, void, undefined> {
  let lastSent: number | null = null;
  yield 'retry: 5000\n\n';
  for await (const _change of streams.changes(caller.userId, {
    period: PERIOD,
    signal: closeSignalOf(reply),
  })) {
    // A user who has signed out since receives nothing more. Listening is not activity: it does not extend the session.
    let isSignedIn = false;
    for (const one of credentialsOf(request))
      isSignedIn ||= (await authenticate(one, { renews: false }))?.userId === caller.userId;
    if (!isSignedIn) return;
    const unviewed = await countNotifications(db, caller.userId, { unviewed: true });
    yield unviewed === lastSent ? ': still here\n\n' : `event: notifications\ndata: ${unviewed}\n\n`;
    lastSent = unviewed;
  }
}
