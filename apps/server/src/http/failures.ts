import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noStore } from './no-store.ts';
import { invalidField, Refused } from './refuse.ts';

/** What Fastify itself refuses before a handler runs: a body that is no JSON, or too large. */
const isClientFault = (error: unknown): error is { statusCode: number } =>
  typeof error === 'object' &&
  error !== null &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500;

/** Somebody without whom we cannot answer. */
export interface Neighbour {
  /** Whether an error came of its not answering; it is logged then. */
  isBehind: (error: unknown, log: FastifyBaseLogger) => boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent behind a gateway, which has no database. */
    outage?: Neighbour;
  }
}

/** Whoever was answered 503 may try again after so many seconds. */
const RETRY_AFTER = 2;
const UNAVAILABLE = 503;

/**
 * Whether what is left of a refused body is read all the same, as much as the call would have taken: a client that is still
 * sending would else find the connection broken, and never learn why.
 */
const isShort = ({ headers, routeOptions }: FastifyRequest): boolean =>
  Number(headers['content-length']) <= (routeOptions.bodyLimit ?? 0);

/** Turns what was thrown into an answer. An unexpected failure is logged and answered with an empty 500. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(noStore);
  if (!request.raw.complete && !isShort(request)) reply.header('connection', 'close');
  if (error instanceof Refused) {
    request.server.refusals?.tell(error, request);
    reply.code(error.status);
    const retryAfter = error.retryAfter ?? (error.status === UNAVAILABLE ? RETRY_AFTER : null);
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    return error.body === undefined ? reply.send() : reply.send(error.body);
  }
  if (isClientFault(error)) {
    reply.code(error.statusCode);
    if (error.statusCode !== 400) return reply.send();
    const field = request.raw.method === 'GET' ? 'request' : 'body';
    return reply.send({ fields: [{ field, reason: 'format' }] });
  }
  // Whoever broke the request off gets no answer, and it is no failure of ours.
  if (request.raw.destroyed && !request.raw.complete) {
    request.log.info('A request was broken off');
    return reply.code(400).send();
  }
  if (request.server.outage?.isBehind(error, request.log))
    return reply.code(UNAVAILABLE).header('retry-after', RETRY_AFTER).send();
  request.log.error({ err: error }, 'A call failed');
  return reply.code(500).send();
}

/** What is answered to bytes of which no request could be made, by Node's name for why; 400 to all others. */
const unreadStatus: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what no request could be made of, an address of 20,000 letters for one: without a body, as refusals are. */
export function answerUnread(error: Error & { code?: string }, socket: Socket): void {
  if (socket.destroyed) return;
  const status = unreadStatus[error.code ?? ''] ?? 400;
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
    );
  socket.destroy(error);
}

/** Where calls are led whose addresses cannot be read. */
export const UNREADABLE = '/api/unreadable';

/** Answers what a handler throws, and addresses that lead nowhere. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).headers(noStore).send());
  app.all(UNREADABLE, { onRequest: async () => Promise.reject(invalidField('request')) }, () => null);
}
