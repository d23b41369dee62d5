import type { Answer, Endpoint, Received } from '@semestr/api/endpoint';
import type { DeclaredReason } from '@semestr/api/refusals';
import type { Language } from '@semestr/core/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { CallerOf } from '../domain/caller.ts';
import { type Refusal, type RefusalDetails } from '../domain/refusal.ts';
import type { Link } from './links.ts';

/** A call in the form received by its handler: validated, converted, and authorised. */
export interface Call<E extends Endpoint> extends Received<E> {
  caller: CallerOf<E>;
  /** The database, or the transaction in which the whole call runs. */
  db: Database;
  now: Date;
  /** Language of the reader; a response that is the same for everyone is in Russian. */
  language: Language;
  /** Converts our own paths to absolute addresses. */
  link: Link;
  /** Creates a refusal for a reason that the call declares, to be thrown. */
  refuse: (reason: DeclaredReason<E>, details?: RefusalDetails) => Refusal;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;
