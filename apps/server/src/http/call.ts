import type { Answer, Endpoint, Received } from '@semestr/api/endpoint';
import type { Language } from '@semestr/core/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallerOf } from './caller.ts';
import type { Link } from './links.ts';

/** A call as its handler sees it: checked, converted, and made by somebody who may make it. */
export interface Call<E extends Endpoint> extends Received<E> {
  caller: CallerOf<E>;
  now: Date;
  /** Of whoever reads the answer; an answer that is the same for everybody is in Russian. */
  language: Language;
  /** Makes addresses of our own whole. */
  link: Link;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;
