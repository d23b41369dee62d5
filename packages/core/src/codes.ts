import { type Attempts, BAN, nextAttempts } from './attempts.ts';

/**
 * A code that was sent to a user, and the attempts that it costs (specification, section 4, "Recovery" and "Code
 * state"). The screens that prompt for a code use this; the server counts by the same rules, and its count is
 * authoritative.
 */

/** Lifetime of a code in milliseconds. */
export const CODE_VALIDITY = 90_000;

export type Code =
  | { state: 'none' }
  /** `isWrong`: the last code entered was wrong. */
  | { state: 'sent'; expiresAt: Date; isWrong: boolean }
  | { state: 'expired' };

export interface CodeEntry {
  code: Code;
  attempts: Attempts;
}

export type CodeEvent =
  /** With the server's expiry and attempts; null when it sent none. */
  | { type: 'code-sent'; expiresAt: Date | null; left: number | null }
  /** The entered code is wrong (409). */
  | { type: 'code-wrong' }
  /** The server no longer has the code (410). */
  | { type: 'code-gone' }
  /** The code has expired. */
  | { type: 'code-ran-out' }
  /** The server locks the user out until then (429); null: for an hour. */
  | { type: 'locked-out'; until: Date | null };

interface Circumstances {
  /** Initial number of attempts. */
  limit: number;
  now: Date;
}

/** Returns the initial state; `left` is the number of attempts from the server. */
export const beginEntry = (left: number, now: Date): CodeEntry => ({
  code: { state: 'none' },
  attempts: { left, bannedUntil: null, touchedAt: now },
});

/** Returns the end of the lockout; null when there is none. */
export const activeBanEnd = ({ attempts }: CodeEntry, now: Date): Date | null =>
  attempts.bannedUntil && attempts.bannedUntil > now ? attempts.bannedUntil : null;

/** Returns the end of the lockout after a refusal: as sent by the server, otherwise an hour from now. */
export const banEnd = (said: Date | null, now: Date): Date => said ?? new Date(now.getTime() + BAN);

/** Whether a code can be requested: none is pending, and the user is not locked out. */
export const maySend = (entry: CodeEntry, now: Date): boolean =>
  entry.code.state !== 'sent' && activeBanEnd(entry, now) === null;

function sent(
  entry: CodeEntry,
  event: CodeEvent & { type: 'code-sent' },
  circumstances: Circumstances,
): CodeEntry {
  if (!maySend(entry, circumstances.now)) return entry;
  const counted = nextAttempts(entry.attempts, 'sent', circumstances);
  const expiresAt = event.expiresAt ?? new Date(circumstances.now.getTime() + CODE_VALIDITY);
  return {
    code: { state: 'sent', expiresAt, isWrong: false },
    // When the server reports remaining attempts, the user is not locked out.
    attempts:
      event.left === null || event.left === 0 ? counted : { ...counted, left: event.left, bannedUntil: null },
  };
}

/**
 * Returns the state after an event. An impossible event, such as the expiry of a code that was never sent, is ignored.
 */
export function nextCode(entry: CodeEntry, event: CodeEvent, circumstances: Circumstances): CodeEntry {
  const { now } = circumstances;
  if (event.type === 'locked-out') {
    const bannedUntil = banEnd(event.until, now);
    return { code: { state: 'none' }, attempts: { left: 0, bannedUntil, touchedAt: now } };
  }
  if (event.type === 'code-sent') return sent(entry, event, circumstances);
  const { code, attempts } = entry;
  if (code.state !== 'sent') return entry;
  if (event.type === 'code-wrong')
    return { code: { ...code, isWrong: true }, attempts: nextAttempts(attempts, 'failed', circumstances) };
  // The code had expired before it was entered. The server counts in the same order.
  const ranOut = nextAttempts(attempts, 'expired', circumstances);
  const counted = event.type === 'code-gone' ? nextAttempts(ranOut, 'failed', circumstances) : ranOut;
  return { code: { state: 'expired' }, attempts: counted };
}
