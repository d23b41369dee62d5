import type { FastifyInstance } from 'fastify';

/** Background work that continues after its call has returned. A stopping server lets it finish. */
export interface Jobs {
  /** Starts work, which must end soon after the signal aborts. Unexpected errors are logged. */
  begin: (work: (signal: AbortSignal) => Promise<void>) => void;
}

/** Creates the background work of one server. */
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
