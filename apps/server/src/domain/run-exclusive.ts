import pLimit, { type LimitFunction } from 'p-limit';
import { Unavailable } from './refusal.ts';

/** Maximum number of queued calls per key; further ones are rejected. */
const MAX_WAITING = 50;

const queues = new Map<string, { line: LimitFunction; users: number }>();

/**
 * Runs work sequentially per key. The calls would wait for the same rows anyway, but each would occupy a database
 * connection until none is left for other requests. Rejects with 503 when too many are already queued.
 */
export async function runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
  const own = queues.get(key) ?? { line: pLimit(1), users: 0 };
  if (own.users > MAX_WAITING) throw new Unavailable();
  queues.set(key, own);
  own.users += 1;
  try {
    return await own.line(work);
  } finally {
    own.users -= 1;
    if (own.users === 0) queues.delete(key);
  }
}
