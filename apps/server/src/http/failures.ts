import { type Outage, troubleOf } from '../db/outage.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noStore } from './no-store.ts';
import { Refused } from './refuse.ts';

/** What Fastify itself refuses before a handler runs: a body that is no JSON, or too large. */
const isClientFault = (error: unknown): error is { statusCode: number } =>
  typeof error === 'object' &&
  error !== null &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500;

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent behind a gateway, which has no database. */
    outage?: Outage;
  }
}

/** Whoever was refused by a database that is gone may try again after so many seconds. */
const RETRY_AFTER = 2;

/** Turns what was thrown into an answer. An unexpected failure is logged and answered with an empty 500. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(noStore);
  // What is left of a refused body need not be read.
  if (!request.raw.complete) reply.header('connection', 'close');
  if (error instanceof Refused) {
    reply.code(error.status);
    return error.body === undefined ? reply.send() : reply.send(error.body);
  }
  if (isClientFault(error)) {
    const isBody = error.statusCode === 400 && request.raw.method !== 'GET';
    return reply
      .code(error.statusCode)
      .send({ fields: [{ field: isBody ? 'body' : 'request', reason: 'format' }] });
  }
  // Whoever broke the request off gets no answer, and it is no failure of ours.
  if (request.raw.destroyed && !request.raw.complete) {
    request.log.info('A request was broken off');
    return reply.code(400).send();
  }
  const trouble = troubleOf(error);
  if (trouble !== null) {
    if (trouble === 'gone') request.server.outage?.met(error);
    else request.log.warn({ err: error }, 'A call waited too long for the database');
    return reply.code(503).header('retry-after', RETRY_AFTER).send();
  }
  request.log.error({ err: error }, 'A call failed');
  return reply.code(500).send();
}

/** Answers what a handler throws, and addresses that lead nowhere. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).headers(noStore).send());
}
