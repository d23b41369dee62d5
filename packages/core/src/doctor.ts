/**
 * Evaluates the health of an installation from measurements. The doctor command takes the measurements and formats the
 * results.
 */

/** Healthy; needs attention; failing. */
export const healths = ['ok', 'look', 'bad'] as const;
export type Health = (typeof healths)[number];

/** Returns the worst of several results; healthy when there are none. */
export const worstOf = (found: readonly Health[]): Health =>
  healths.findLast((health) => found.includes(health)) ?? 'ok';

/** Returns the health of a value that is worse the larger it is. */
const upTo = (value: number, { look, bad }: { look: number; bad: number }): Health =>
  value >= bad ? 'bad' : value >= look ? 'look' : 'ok';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Limits of the difference between two clocks, in milliseconds: with half a minute valid authenticator codes are
 * rejected.
 */
const clockLimits = { look: 5 * SECOND, bad: 30 * SECOND };

/**
 * Returns the health of two clocks that differ by this many milliseconds in either direction, measured with a possible
 * error of `margin`.
 */
export const clockHealth = (apart: number, margin = 0): Health =>
  upTo(Math.max(0, Math.abs(apart) - margin), clockLimits);

/**
 * Returns the health of the database by the duration of the shortest query, in milliseconds: a page runs dozens of
 * them.
 */
export const latencyHealth = (took: number): Health => upTo(took, { look: 50, bad: 1000 });

const MEGABYTE = 1024 ** 2;

/** Minimum free space in bytes, below which writes may fail. */
export const MIN_FREE = 200 * MEGABYTE;

/** A backup and an upgrade may need twice the size of a database. */
export function diskHealth({ free, database }: { free: number; database: number | null }): Health {
  if (free < MIN_FREE) return 'bad';
  return free < Math.max(1024 * MEGABYTE, 2 * (database ?? 0)) ? 'look' : 'ok';
}

/**
 * Returns the free bytes that an embedded database needs to restore a backup of this unpacked size: an empty one with
 * its log has 44 MB, and rows are stored in tables, indexes and the log.
 */
export const restoreSpace = (unpacked: number): number => 100 * MEGABYTE + 3 * unpacked;

/**
 * Returns the health of backups by the age of the newest one, in milliseconds; null when there is none, or none was
 * found.
 */
export const backupHealth = (age: number | null): Health =>
  age === null ? 'look' : upTo(age, { look: DAY + HOUR, bad: 7 * DAY });

/** State of the messages that a server could deliver. */
export interface OutboxFacts {
  /** Waiting time of the oldest due message, in milliseconds; null when none is due. */
  overdue: number | null;
  /** Number of messages whose delivery was abandoned. */
  failed: number;
  /** Whether a server may be running: without one, messages only wait for its start. */
  isServed: boolean;
}

export function outboxHealth({ overdue, failed, isServed }: OutboxFacts): Health {
  const waiting = upTo(overdue ?? 0, { look: 10 * MINUTE, bad: isServed ? HOUR : Number.POSITIVE_INFINITY });
  return worstOf([waiting, failed > 0 ? 'look' : 'ok']);
}

/**
 * Returns the health of the administrators: how many can sign in, and how many of them have a second factor or a
 * passkey.
 */
export function administratorHealth({ able, secured }: { able: number; secured: number }): Health {
  if (able === 0) return 'bad';
  return secured < able ? 'look' : 'ok';
}
