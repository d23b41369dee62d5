import { type Endpoint, KEY_REUSED, type Received } from '@semestr/api/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import { invalidField, refuseEarly } from './refuse.ts';
import { sentHash } from './sent-hash.ts';

/** One creating request: who sent it, to which path, under which `Idempotency-Key`. */
export interface IdempotencyKey {
  userId: number;
  call: string;
  key: string;
}

/** Remembers the replies of creating requests. */
export interface IdempotencyStore {
  /**
   * Creates and keeps the reply, both or neither, and answers it; or answers the reply that is kept under the key.
   * `running` while the first request is being answered, `another` where something else was sent under the key.
   */
  once: (
    key: IdempotencyKey,
    request: { sentHash: string; now: Date },
    create: () => Promise<unknown>,
  ) => Promise<{ value?: unknown } | 'running' | 'another'>;
}

const KEY = /^[\x21-\x7e]{1,200}$/;

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw invalidField('idempotency-key');
  return key;
}

/**
 * Runs what a call creates once for each `Idempotency-Key` of a caller: a repeated request gets the first reply again,
 * 409 while the first is still running, and 422 where it is another request. One that was refused, failed or was cut
 * off leaves its key free.
 */
export async function idempotently<E extends Endpoint>(
  { idempotency, now }: { idempotency: IdempotencyStore; now: () => Date },
  made: { call: E; caller: Caller | null; request: FastifyRequest; received: Received<E> },
  create: () => Promise<unknown>,
): Promise<unknown> {
  const { call, caller, request, received } = made;
  const key = call.idempotent && caller ? keyOf(request) : null;
  if (key === null || !caller) return create();
  const own = { userId: caller.userId, call: call.path, key };
  const outcome = await idempotency.once(own, { sentHash: sentHash(call, received), now: now() }, create);
  if (outcome === 'running') throw refuseEarly(409);
  if (outcome === 'another') throw refuseEarly(422, { reason: KEY_REUSED });
  return outcome.value;
}
