import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Endpoint } from '@semestr/api/endpoint';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeys } from '../db/tables/idempotency.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { Refused } from './refuse.ts';

const HOUR = 3_600_000;
/** Answers are kept a day; a request that never ended stands in the way for a minute. */
const KEPT = 24 * HOUR;
const HANGING = 60_000;

const KEY = /^[\x21-\x7e]{8,200}$/;

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key))
    throw new Refused(400, { fields: [{ field: 'idempotency-key', reason: 'format' }] });
  return key;
}

/**
 * Makes what a call creates once for each `Idempotency-Key` of a caller: a repetition gets the first answer again. A
 * refused or failed request leaves its key free.
 */
export async function onceForKey(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { call, caller, request }: { call: Endpoint; caller: Caller | null; request: FastifyRequest },
  create: () => Promise<unknown>,
): Promise<unknown> {
  const key = call.creates && caller ? keyOf(request) : null;
  if (key === null || !caller) return create();
  const time = now();
  const ago = (milliseconds: number): Date => new Date(time.getTime() - milliseconds);
  const mine = and(
    eq(idempotencyKeys.userId, caller.userId),
    eq(idempotencyKeys.call, call.path),
    eq(idempotencyKeys.key, key),
  );
  await db
    .delete(idempotencyKeys)
    .where(
      or(
        lt(idempotencyKeys.createdAt, ago(KEPT)),
        and(isNull(idempotencyKeys.reply), lt(idempotencyKeys.createdAt, ago(HANGING))),
      ),
    );
  const [taken] = await db
    .insert(idempotencyKeys)
    .values({ userId: caller.userId, call: call.path, key, createdAt: time })
    .onConflictDoNothing()
    .returning();
  if (!taken) {
    const [known] = await db.select().from(idempotencyKeys).where(mine);
    if (known?.reply == null) throw new Refused(409);
    return known.reply.value;
  }
  try {
    const value = await create();
    await db.update(idempotencyKeys).set({ reply: { value } }).where(mine);
    return value;
  } catch (error) {
    await db.delete(idempotencyKeys).where(mine);
    throw error;
  }
}
