import pLimit, { type LimitFunction } from 'p-limit';
import { refuseEarly } from '../http/refuse.ts';

/** So many wait at one thing; whoever comes then is refused. */
const MAX_WAITING = 50;

const lines = new Map<string, { line: LimitFunction; users: number }>();

/**
 * Does one thing after the other for the same key. They would wait for the same rows anyway, but each with a connection
 * to the database in its hands, until none is left for anybody else. Refuses with 503 where too many wait already.
 */
export async function inLine<T>(key: string, work: () => Promise<T>): Promise<T> {
  const own = lines.get(key) ?? { line: pLimit(1), users: 0 };
  if (own.users > MAX_WAITING) throw refuseEarly(503);
  lines.set(key, own);
  own.users += 1;
  try {
    return await own.line(work);
  } finally {
    own.users -= 1;
    if (own.users === 0) lines.delete(key);
  }
}
