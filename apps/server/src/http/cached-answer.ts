import type { Endpoint } from '@semestr/api/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Handler } from './handle.ts';
import { baseUrlFor, linksBelow } from './links.ts';
import { receive } from './receive.ts';
import type { HttpServices } from './services.ts';

/**
 * Answers a call whose answer is the same for everybody, from the cache where it is there. It is kept under the call, what
 * the contract knows of the request, as it was parsed, and our own address, which stands in its links.
 */
export const cachedAnswer =
  <E extends Endpoint>(services: HttpServices, call: E, handler: Handler<E>) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<void> | void => {
    const received = receive(call, request);
    const baseUrl = baseUrlFor(services.publicUrl, request);
    const key = JSON.stringify([call.path, received.params, received.query, baseUrl]);
    if (services.cached.send(key, request, reply)) return;
    const make = async (): Promise<string> => {
      const [now, link] = [services.now(), linksBelow(baseUrl)];
      // Such a call is for anyone: whoever makes it plays no part.
      const caller = null as Parameters<Handler<E>>[0]['caller'];
      return JSON.stringify(
        z.parse(call.reply, await handler({ ...received, caller, now, link, request, reply })),
      );
    };
    return services.cached.make(key, make, request, reply);
  };
