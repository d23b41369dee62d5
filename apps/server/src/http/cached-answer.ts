import type { Endpoint } from '@semestr/api/endpoint';
import { sourceLanguage } from '@semestr/core/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '../domain/refusal.ts';
import type { Handler } from './call.ts';
import { ANY_HOST, baseUrlFor, linksBelow } from './links.ts';
import { receive } from './receive.ts';
import { replyCheck } from './reply.ts';
import type { HttpServices } from './services.ts';

const asJsonText = (text: string): string => JSON.stringify(text).slice(1, -1);

/**
 * Handles a call whose response is the same for everyone, from the cache if possible. The response is created once for
 * the call and its parsed parameters. Only its links depend on the host and are written for each request, so that a
 * caller who varies the host causes little additional work.
 */
export function cachedAnswer<E extends Endpoint>(services: HttpServices, call: E, handler: Handler<E>) {
  const checked = replyCheck(call.reply);
  return (request: FastifyRequest, reply: FastifyReply): Promise<void> | void => {
    const received = receive(call, request);
    const key = JSON.stringify([call.path, received.params, received.query]);
    const baseUrl = baseUrlFor(services.publicUrl, request);
    const keyOfHost = `${baseUrl} ${key}`;
    if (services.cached.send(keyOfHost, request, reply)) return;
    const makeForAnyHost = async (): Promise<string> => {
      const [now, link] = [services.now(), linksBelow(ANY_HOST)];
      // Such a call is public, so the caller does not matter.
      const caller = null as Parameters<Handler<E>>[0]['caller'];
      const language = sourceLanguage;
      const value = await handler({
        ...received,
        caller,
        db: services.plainDb,
        now,
        language,
        link,
        refuse: refusal,
        request,
        reply,
      });
      return JSON.stringify(checked(value));
    };
    const make = async (): Promise<string> =>
      (await services.cached.text(key, makeForAnyHost)).replaceAll(ANY_HOST, () => asJsonText(baseUrl));
    return services.cached.make(keyOfHost, make, request, reply);
  };
}
