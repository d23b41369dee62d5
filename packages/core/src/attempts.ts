/**
 * How often somebody may send a code or try one (specification, section 4, "Recovery" and "Code state"; section 9).
 * Portal, terminal and server count by these rules; the server's count is the one that holds.
 */

const HOUR = 3_600_000;

/**
 * Attempts wait for their turn: one may be judged after another that came later, by less than this. What was counted later
 * still was counted by a clock that went wrong.
 */
export const MAX_LAG = 5 * 60_000;

/** How long one is shut out when the attempts are used up. */
export const BAN = HOUR;

/** Attempts that a person has for confirming contacts, and a stranger to the portal for recovering a password. */
export const CONTACT_ATTEMPTS = 4;
export const RECOVERY_ATTEMPTS = 5;

export interface Attempts {
  left: number;
  /** Null where one is not shut out. */
  bannedUntil: Date | null;
  /** When one was last taken or given back; they come back by themselves an hour after the last. */
  touchedAt: Date;
}

/** What has happened: a code was sent, a try failed, a code ran out unused, its sending failed, or it was right. */
export type AttemptEvent = 'sent' | 'failed' | 'expired' | 'not-delivered' | 'succeeded';

interface Circumstances {
  /** With how many one begins. */
  limit: number;
  now: Date;
}

const fresh = ({ limit, now }: Circumstances): Attempts => ({
  left: limit,
  bannedUntil: null,
  touchedAt: now,
});

/**
 * The attempts as they stand now: all of them again when a ban or an hour has passed, and what would last longer than an
 * hour is over (`MAX_LAG`).
 */
export function attemptsAt(known: Attempts | null, circumstances: Circumstances): Attempts {
  const { now } = circumstances;
  if (!known) return fresh(circumstances);
  const until = known.bannedUntil?.getTime() ?? known.touchedAt.getTime() + HOUR;
  const isOver = until <= now.getTime() || until > now.getTime() + HOUR + MAX_LAG;
  return isOver ? fresh(circumstances) : known;
}

/** Until when one is shut out; null where one is not. */
export const bannedAt = (known: Attempts | null, circumstances: Circumstances): Date | null =>
  attemptsAt(known, circumstances).bannedUntil;

/** The attempts after an event. A ban begins when none is left, or when a code ran out with one or none left. */
export function nextAttempts(
  known: Attempts | null,
  event: AttemptEvent,
  circumstances: Circumstances,
): Attempts {
  const { limit, now } = circumstances;
  const before = attemptsAt(known, circumstances);
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
