import type { Database } from '../../db/database.ts';
import type { Throttle } from '../../domain/throttle.ts';
import { networkOf, networksOf } from '../../domain/networks.ts';
import {
  type Attempt,
  countAttempt,
  countedLogin,
  countFailures,
  clearFailures,
  revertAttempt,
  takeAttempt,
} from '../../domain/sign-in-attempts.ts';
import type { RecoveryAttempt } from './store.ts';

/** Lookups per quarter of an hour before the throttle, for one network and for all networks together. */
const OF_NETWORK = 100;
const OF_ALL = 2000;
/** Wrong contacts of one username, across all clients. */
const WRONG_CONTACTS = 20;

const lookup = ({ client, now }: RecoveryAttempt): Attempt => ({ username: 'recovery lookups', client, now });
const ofAll = (attempt: RecoveryAttempt): Attempt => lookup({ ...attempt, client: '' });

/** Lookups of one network for one username, which can be reverted. */
const ofLogin = ({ login, client, now }: RecoveryAttempt): Attempt => ({
  username: `recovery of ${countedLogin(login)}`,
  client: networkOf(client),
  now,
});

/** Refusal because too many requests are queued: the time, and the number of seconds, after which to retry. */
export interface Busy {
  until: Date;
  retryAfter: number;
}

/** Queues a call under this key. Returns null when it may run, or the time to retry when too many are queued. */
async function throttleBy(brake: Throttle, key: string, now: Date): Promise<Busy | null> {
  const milliseconds = await brake.wait(key);
  if (milliseconds === null) return null;
  return { until: new Date(now.getTime() + milliseconds), retryAfter: Math.ceil(milliseconds / 1000) };
}

/**
 * Throttles clients that look up many usernames, and everyone a little when all together exceed the limit, so that no
 * client can block recovery for others. Returns the time to retry when too many requests of the same site are queued.
 */
export async function throttleLookups(
  db: Database,
  brake: Throttle,
  attempt: RecoveryAttempt,
): Promise<Busy | null> {
  await countAttempt(db, ofLogin(attempt));
  const isTooMany =
    (await takeAttempt(db, lookup(attempt), OF_NETWORK)) ?? (await takeAttempt(db, ofAll(attempt), OF_ALL));
  if (!isTooMany) return null;
  return throttleBy(brake, `lookups ${networksOf(attempt.client).at(-1)}`, attempt.now);
}

/**
 * Reverts a client's lookups of a username after it has entered a full contact, because it was not probing usernames.
 * This allows five hundred users behind one address on the first of September.
 */
export async function revertLookups(db: Database, attempt: RecoveryAttempt): Promise<void> {
  const { count } = await countFailures(db, ofLogin(attempt));
  await clearFailures(db, ofLogin(attempt));
  await revertAttempt(db, lookup(attempt), count);
  await revertAttempt(db, ofAll(attempt), count);
}

/**
 * Throttles guesses at the contacts of one username from changing addresses. The correct contact is not delayed by
 * them.
 */
export async function throttleGuesses(
  db: Database,
  brake: Throttle,
  { login, now }: RecoveryAttempt,
): Promise<Busy | null> {
  const guess = { username: `wrong contacts of ${login}`, client: '', now };
  if (!(await takeAttempt(db, guess, WRONG_CONTACTS))) return null;
  return throttleBy(brake, `contacts ${login}`, now);
}
