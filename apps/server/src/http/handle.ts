import {
  type Answer,
  type Endpoint,
  events,
  fileOf,
  type FileReply,
  type Received,
} from '@semestr/api/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { acceptBodies } from './body.ts';
import { type Caller, type CallerOf, mayCall } from './caller.ts';
import { SESSION_COOKIE } from './cookie.ts';
import { sendFile } from './files.ts';
import { noStore } from './no-store.ts';
import { idempotently } from './idempotency.ts';
import { receive } from './receive.ts';
import { refuseEarly } from './refuse.ts';
import { crossSiteRefusal } from './same-site.ts';
import type { HttpServices } from './services.ts';

/** A call as its handler sees it: checked, converted, and made by somebody who may make it. */
export interface Call<E extends Endpoint> extends Received<E> {
  caller: CallerOf<E['access']>;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;

const isSafe = (call: Endpoint): boolean => call.method === 'GET' && !call.changesState;

async function callerOf<E extends Endpoint>(
  call: E,
  services: HttpServices,
  request: FastifyRequest,
): Promise<CallerOf<E['access']>> {
  const caller = await services.whoIs(request.cookies[SESSION_COOKIE]);
  const isAllowed = call.access === 'anyone' || (caller !== null && mayCall(call.access, caller));
  if (!isAllowed) throw refuseEarly(403);
  if (call.inPersonOnly && caller?.adminId != null) throw refuseEarly(423);
  // A call for anyone may have no caller; every other one has just proved that it has.
  return caller as CallerOf<E['access']>;
}

/** Sends what a handler returned. */
function send(call: Endpoint, value: unknown, reply: FastifyReply): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.headers(noStore);
  if (call.reply === events)
    return (
      reply
        .type('text/event-stream')
        .header('x-accel-buffering', 'no')
        // A connection that outlived the stream would keep a server from stopping.
        .header('connection', 'close')
        // A handler's type asks for a sequence where its call promises events.
        .send(Readable.from(value as AsyncIterable<string>))
    );
  // A handler's type asks for a file where its call promises one.
  if (fileOf(call)) return sendFile(call, value as Answer<Endpoint & { reply: FileReply }>, reply);
  return value === undefined
    ? reply.send()
    : reply.type('application/json; charset=utf-8').send(JSON.stringify(value));
}

/**
 * Answers a call of the contract. Everything that is the same for all calls happens here: where the request may come
 * from, who may make it, what it may hold, that it is not made twice, and that the reply holds nothing outside its
 * schema.
 */
export function handle<E extends Endpoint>(
  app: FastifyInstance,
  services: HttpServices,
  call: E,
  handler: Handler<E>,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller = await callerOf(call, services, request);
    const received = await receive(call, request);
    const known: Caller | null = caller;
    return idempotently(services, { call, caller: known, request }, async () => {
      const value = await handler({ ...received, caller, now: services.now(), request, reply });
      return fileOf(call) || call.reply === events ? value : z.parse(call.reply, value);
    });
  };
  void app.register(async (scope) => {
    await acceptBodies(scope, call);
    scope.route({
      method: call.method,
      url: call.path,
      ...(call.maxBytes && { bodyLimit: call.maxBytes }),
      onRequest: (request, reply, done) => {
        const refusal = isSafe(call) ? null : crossSiteRefusal(request);
        if (refusal) return done(refusal);
        if (call.cached && services.cached.send(request, reply)) return;
        return done();
      },
      handler: async (request, reply) => {
        if (!call.cached) return send(call, await answer(request, reply), reply);
        await services.cached.make(request, reply, async () => JSON.stringify(await answer(request, reply)));
        return reply;
      },
    });
  });
}
