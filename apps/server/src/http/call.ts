import type { Answer, Endpoint, Received } from '@semestr/api/endpoint';
import type { Language } from '@semestr/core/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallerOf } from './caller.ts';
import type { Link } from './links.ts';

/** A call in the form received by its handler: validated, converted, and authorised. */
export interface Call<E extends Endpoint> extends Received<E> {
  caller: CallerOf<E>;
  now: Date;
  /** Language of the reader; a response that is the same for everyone is in Russian. */
  language: Language;
  /** Converts our own paths to absolute addresses. */
  link: Link;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;
