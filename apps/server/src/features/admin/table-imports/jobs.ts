import type { FastifyInstance } from 'fastify';

/** Work that goes on after its call was answered. A server that stops lets each piece of it end. */
export interface Jobs {
  /** Begins some work, which is to end soon when the signal says so. What fails unexpectedly is logged. */
  begin: (work: (signal: AbortSignal) => Promise<void>) => void;
}

/** The work of one server. */
export function jobsOf(app: FastifyInstance, what: string): Jobs {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  app.addHook('preClose', async () => {
    stopping.abort();
    await Promise.all(running);
  });
  return {
    begin: (work) => {
      const job = work(stopping.signal)
        .catch((error: unknown) => app.log.error({ err: error }, `${what} failed`))
        .finally(() => running.delete(job));
      running.add(job);
    },
  };
}
