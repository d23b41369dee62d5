/** What of an installation is well, by what was measured of it. Sentences and measuring are the doctor's. */

/** Well; somebody should look at it; in trouble. */
export const healths = ['ok', 'look', 'bad'] as const;
export type Health = (typeof healths)[number];

/** The worst of several; all is well where there is nothing. */
export const worstOf = (found: readonly Health[]): Health =>
  healths.findLast((health) => found.includes(health)) ?? 'ok';

/** The health of what gets worse the larger it is. */
const upTo = (value: number, { look, bad }: { look: number; bad: number }): Health =>
  value >= bad ? 'bad' : value >= look ? 'look' : 'ok';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How far a clock may be from another, in milliseconds: with half a minute codes of apps are refused to people whose
 * phones are right.
 */
const clockLimits = { look: 5 * SECOND, bad: 30 * SECOND };

/** Of two clocks that are so many milliseconds apart, either way, told with a possible error of `margin`. */
export const clockHealth = (apart: number, margin = 0): Health =>
  upTo(Math.max(0, Math.abs(apart) - margin), clockLimits);

/** How long the database may take to answer the shortest question, in milliseconds: a page asks some dozens. */
export const latencyHealth = (took: number): Health => upTo(took, { look: 50, bad: 1000 });

const MEGABYTE = 1024 ** 2;

/** Below so many free bytes nothing is sure to be stored. */
export const MIN_FREE = 200 * MEGABYTE;

/** Twice a database is what a backup and an upgrade may need. */
export function diskHealth({ free, database }: { free: number; database: number | null }): Health {
  if (free < MIN_FREE) return 'bad';
  return free < Math.max(1024 * MEGABYTE, 2 * (database ?? 0)) ? 'look' : 'ok';
}

/**
 * How many free bytes an embedded database needs to take a backup of so many, unpacked: an empty one with its log has
 * 44 MB, and rows are stored in tables, indexes and the log.
 */
export const restoreSpace = (unpacked: number): number => 100 * MEGABYTE + 3 * unpacked;

/** By the age of the newest backup, in milliseconds; null where there is none, or none that was found. */
export const backupHealth = (age: number | null): Health =>
  age === null ? 'look' : upTo(age, { look: DAY + HOUR, bad: 7 * DAY });

/** What is known of the messages that a server could deliver. */
export interface OutboxFacts {
  /** For how long the oldest that is due has waited, in milliseconds; null where none is due. */
  overdue: number | null;
  /** How many were given up. */
  failed: number;
  /** Whether a server may be at work: while none is, messages wait for nothing worse than its start. */
  isServed: boolean;
}

export function outboxHealth({ overdue, failed, isServed }: OutboxFacts): Health {
  const waiting = upTo(overdue ?? 0, { look: 10 * MINUTE, bad: isServed ? HOUR : Number.POSITIVE_INFINITY });
  return worstOf([waiting, failed > 0 ? 'look' : 'ok']);
}

/** Administrators who can sign in, and how many of them have a second factor or a passkey. */
export function administratorHealth({ able, secured }: { able: number; secured: number }): Health {
  if (able === 0) return 'bad';
  return secured < able ? 'look' : 'ok';
}
