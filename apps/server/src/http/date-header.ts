import type { FastifyInstance } from 'fastify';

/**
 * Dates every response by the clock of the server at the arrival of the request. Pages compare it with the clock of
 * their device, which may have been asleep before the response was sent.
 */
export function dateAnswers(app: FastifyInstance, now: () => Date): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('date', now().toUTCString());
    done();
  });
}
