import { type Endpoint, KEY_REUSED, type Received } from '@semestr/api/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Caller } from '../domain/caller.ts';
import { invalidField, refusal, refusalOf } from '../domain/refusal.ts';
import type { HttpServices } from './services.ts';
import { sentHash } from './sent-hash.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw invalidField('idempotency-key');
  return key;
}

/**
 * Runs a creating call once for each `Idempotency-Key` of a caller. A repeated request gets the first reply, 409 while
 * the first request is in progress, and 422 when it is a different request. A rejected, failed or aborted request does
 * not use its key.
 */
export async function runIdempotently<E extends Endpoint>(
  { idempotency, plainDb, now }: Pick<HttpServices, 'idempotency' | 'plainDb' | 'now'>,
  made: { call: E; caller: Caller | null; request: FastifyRequest; received: Received<E> },
  create: (db: Database) => Promise<unknown>,
): Promise<unknown> {
  const { call, caller, request, received } = made;
  const key = call.idempotent && caller ? keyOf(request) : null;
  if (key === null || !caller) return create(plainDb);
  const own = { userId: caller.userId, call: call.path, key };
  const outcome = await idempotency.once(own, { sentHash: sentHash(call, received), now: now() }, create);
  if (outcome === 'running') throw refusalOf(call, 409);
  if (outcome === 'another') throw refusal(KEY_REUSED);
  return outcome.value;
}
