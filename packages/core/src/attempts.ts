/**
 * Limits for sending and trying codes (specification, section 4, "Recovery" and "Code state"; section 9). Portal,
 * terminal client and server use these rules; the server's count is authoritative.
 */

const HOUR = 3_600_000;

/**
 * Maximum delay in milliseconds between the arrival of a queued attempt and its evaluation, so that attempts may be
 * evaluated out of order. A larger difference means that a clock was wrong.
 */
export const MAX_LAG = 5 * 60_000;

/** Duration of the lockout after the last attempt. */
export const BAN = HOUR;

/** Attempts of a user to confirm contacts, and of a visitor to recover a password. */
export const CONTACT_ATTEMPTS = 4;
export const RECOVERY_ATTEMPTS = 5;

export interface Attempts {
  left: number;
  /** Null when not locked out. */
  bannedUntil: Date | null;
  /** When an attempt was last used or restored; all are restored an hour after the last one. */
  touchedAt: Date;
}

/** Events: a code was sent, an attempt failed, a code expired unused, its delivery failed, or it was correct. */
export type AttemptEvent = 'sent' | 'failed' | 'expired' | 'not-delivered' | 'succeeded';

interface Circumstances {
  /** Initial number of attempts. */
  limit: number;
  now: Date;
}

const fresh = ({ limit, now }: Circumstances): Attempts => ({
  left: limit,
  bannedUntil: null,
  touchedAt: now,
});

/**
 * Returns the current attempts. All are restored once a ban or an hour has passed, and when the time left is longer
 * than that, because a clock was wrong (`MAX_LAG`).
 */
export function attemptsAt(attempts: Attempts | null, circumstances: Circumstances): Attempts {
  const { now } = circumstances;
  if (!attempts) return fresh(circumstances);
  const until = attempts.bannedUntil?.getTime() ?? attempts.touchedAt.getTime() + HOUR;
  const isOver = until <= now.getTime() || until > now.getTime() + HOUR + MAX_LAG;
  return isOver ? fresh(circumstances) : attempts;
}

/** Returns the end of the lockout; null when there is none. */
export const activeBanEnd = (attempts: Attempts | null, circumstances: Circumstances): Date | null =>
  attemptsAt(attempts, circumstances).bannedUntil;

/**
 * Returns the attempts after an event. A ban begins when none is left, or when a code expired with one or none left.
 */
export function nextAttempts(
  attempts: Attempts | null,
  event: AttemptEvent,
  circumstances: Circumstances,
): Attempts {
  const { limit, now } = circumstances;
  const before = attemptsAt(attempts, circumstances);
  if (event === 'succeeded') return fresh(circumstances);
  if (event === 'not-delivered') {
    const left = Math.min(limit, before.left + 1);
    return { left, bannedUntil: null, touchedAt: now };
  }
  if (before.bannedUntil) return before;
  const left = event === 'expired' ? before.left : Math.max(0, before.left - 1);
  const isOver = left === 0 || (event === 'expired' && left <= 1);
  return { left, bannedUntil: isOver ? new Date(now.getTime() + BAN) : null, touchedAt: now };
}
