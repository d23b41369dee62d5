import type { Endpoint } from '@semestr/api/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import { invalidField, refuseEarly } from './refuse.ts';

/** One creating request: who sent it, to which path, under which `Idempotency-Key`. */
export interface IdempotencyKey {
  userId: number;
  call: string;
  key: string;
}

/** Remembers the replies of creating requests. */
export interface IdempotencyStore {
  /** Reserves the key for this request. Otherwise tells what is known of it: its reply, or null while it is running. */
  begin: (key: IdempotencyKey, now: Date) => Promise<'reserved' | { value?: unknown } | null>;
  finish: (key: IdempotencyKey, value: unknown) => Promise<void>;
  /** Frees the key of a request that was refused or failed. */
  release: (key: IdempotencyKey) => Promise<void>;
}

const KEY = /^[\x21-\x7e]{8,200}$/;

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw invalidField('idempotency-key');
  return key;
}

/**
 * Runs what a call creates once for each `Idempotency-Key` of a caller: a repeated request gets the first reply again,
 * and 409 while the first is still running. A refused or failed request leaves its key free.
 */
export async function idempotently(
  { idempotency, now }: { idempotency: IdempotencyStore; now: () => Date },
  { call, caller, request }: { call: Endpoint; caller: Caller | null; request: FastifyRequest },
  create: () => Promise<unknown>,
): Promise<unknown> {
  const key = call.idempotent && caller ? keyOf(request) : null;
  if (key === null || !caller) return create();
  const own = { userId: caller.userId, call: call.path, key };
  const known = await idempotency.begin(own, now());
  if (known === null) throw refuseEarly(409);
  if (known !== 'reserved') return known.value;
  try {
    const value = await create();
    await idempotency.finish(own, value);
    return value;
  } catch (error) {
    await idempotency.release(own);
    throw error;
  }
}
