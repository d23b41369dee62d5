import type { Database } from '../../db/database.ts';
import type { Brake } from '../../domain/brake.ts';
import { networkOf, networksOf } from '../../domain/networks.ts';
import {
  type Attempt,
  countAttempt,
  countedLogin,
  countFailures,
  forgetFailures,
  giveAttemptBack,
  takeAttempt,
} from '../../domain/throttle.ts';
import type { RecoveryAttempt } from './store.ts';

/** Questions that one network, and all together, may ask in a quarter of an hour before they are slowed down. */
const OF_NETWORK = 100;
const OF_ALL = 2000;
/** Wrong contacts of one login, whoever names them. */
const WRONG_CONTACTS = 20;

const lookup = ({ client, now }: RecoveryAttempt): Attempt => ({ username: 'recovery lookups', client, now });
const ofAll = (attempt: RecoveryAttempt): Attempt => lookup({ ...attempt, client: '' });

/** Those that one network has made for one login: they are given back to it. */
const ofLogin = ({ login, client, now }: RecoveryAttempt): Attempt => ({
  username: `recovery of ${countedLogin(login)}`,
  client: networkOf(client),
  now,
});

/** A refusal because too many wait: from when on, and in how many seconds, the request may be sent again. */
export interface Busy {
  until: Date;
  retryAfter: number;
}

/** Waits for a turn of this key. Returns null, or when to ask again where too many wait. */
async function slowed(brake: Brake, key: string, now: Date): Promise<Busy | null> {
  const milliseconds = await brake.turn(key);
  if (milliseconds === null) return null;
  return { until: new Date(now.getTime() + milliseconds), retryAfter: Math.ceil(milliseconds / 1000) };
}

/**
 * Slows down whoever asks for one login after the other, and when all together ask too often, everybody a little: nobody
 * can shut recovery for the others. Returns when to ask again, where too many of the same site wait.
 */
export async function slowLookups(
  db: Database,
  brake: Brake,
  attempt: RecoveryAttempt,
): Promise<Busy | null> {
  await countAttempt(db, ofLogin(attempt));
  const isTooMany =
    (await takeAttempt(db, lookup(attempt), OF_NETWORK)) ?? (await takeAttempt(db, ofAll(attempt), OF_ALL));
  if (!isTooMany) return null;
  return slowed(brake, `lookups ${networksOf(attempt.client).at(-1)}`, attempt.now);
}

/**
 * Whoever has named a contact in full was not trying logins out: what was asked for this one is given back. Five hundred
 * people behind one address get in on the first of September.
 */
export async function forgetLookups(db: Database, attempt: RecoveryAttempt): Promise<void> {
  const { count } = await countFailures(db, ofLogin(attempt));
  await forgetFailures(db, ofLogin(attempt));
  await giveAttemptBack(db, lookup(attempt), count);
  await giveAttemptBack(db, ofAll(attempt), count);
}

/**
 * Slows down those who guess at the contacts of one login from ever new addresses. Whoever names the right one does not
 * wait for them.
 */
export async function slowGuesses(
  db: Database,
  brake: Brake,
  { login, now }: RecoveryAttempt,
): Promise<Busy | null> {
  const guess = { username: `wrong contacts of ${login}`, client: '', now };
  if (!(await takeAttempt(db, guess, WRONG_CONTACTS))) return null;
  return slowed(brake, `contacts ${login}`, now);
}
