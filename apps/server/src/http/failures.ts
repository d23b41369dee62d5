import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalidField, Refusal, Unavailable } from '../domain/refusal.ts';
import { noStore } from './headers.ts';
import { responseTo } from './refusals.ts';

/** Whether Fastify rejected the request before a handler ran: a body that is not JSON, or too large. */
const isClientFault = (error: unknown): error is { statusCode: number } =>
  typeof error === 'object' &&
  error !== null &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500;

/** A dependency without which no response is possible. */
export interface Dependency {
  /** Whether the dependency caused an error by not responding; logs that too. */
  isBehind: (error: unknown, log: FastifyBaseLogger) => boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined behind a gateway, which has no database. */
    outage?: Dependency;
  }
}

/** Seconds after which a client may retry after a 503. */
const RETRY_AFTER = 2;
const UNAVAILABLE = 503;

/**
 * Whether to read the rest of a rejected body, which is done when it is no larger than the call accepts. Otherwise a
 * client that is still sending would get a broken connection and never receive the reason.
 */
const isShort = ({ headers, routeOptions }: FastifyRequest): boolean =>
  Number(headers['content-length']) <= (routeOptions.bodyLimit ?? 0);

function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const response = responseTo(request.routeOptions.config.call, refusal);
  if (response === null) {
    request.log.error({ err: refusal }, 'A call was refused for a reason that it does not declare');
    return reply.code(500).send();
  }
  request.server.refusals?.send(response, request);
  reply.code(response.status);
  const retryAfter = refusal.details.retryAfter ?? (response.status === UNAVAILABLE ? RETRY_AFTER : null);
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  return response.body === undefined ? reply.send() : reply.send(response.body);
}

/** Converts a thrown error to a response. An unexpected error is logged, and the response is an empty 500. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(noStore);
  if (!request.raw.complete && !isShort(request)) reply.header('connection', 'close');
  if (error instanceof Refusal) return answerRefusal(error, request, reply);
  if (error instanceof Unavailable) return reply.code(UNAVAILABLE).header('retry-after', RETRY_AFTER).send();
  if (isClientFault(error)) {
    reply.code(error.statusCode);
    if (error.statusCode !== 400) return reply.send();
    const field = request.raw.method === 'GET' ? 'request' : 'body';
    return reply.send({ fields: [{ field, reason: 'format' }] });
  }
  // A request aborted by the client gets no response and is not a server error.
  if (request.raw.destroyed && !request.raw.complete) {
    request.log.info('A request was aborted');
    return reply.code(400).send();
  }
  if (request.server.outage?.isBehind(error, request.log))
    return reply.code(UNAVAILABLE).header('retry-after', RETRY_AFTER).send();
  request.log.error({ err: error }, 'A call failed');
  return reply.code(500).send();
}

/** Status for data that cannot be parsed as a request, by Node's error code; 400 for all other codes. */
const unparsableStatus: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Responds to data that cannot be parsed as a request, such as an address of 20,000 letters. The response has no body,
 * like other refusals.
 */
export function answerUnparsable(error: Error & { code?: string }, socket: Socket): void {
  if (socket.destroyed) return;
  const status = unparsableStatus[error.code ?? ''] ?? 400;
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
    );
  socket.destroy(error);
}

/** Route of calls whose addresses cannot be decoded. */
export const UNREADABLE = '/api/unreadable';

/** Registers the handlers for thrown errors and for unknown addresses. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).headers(noStore).send());
  app.all(UNREADABLE, { onRequest: async () => Promise.reject(invalidField('request')) }, () => null);
}
