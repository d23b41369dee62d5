import { type Attempts, BAN, nextAttempts } from './attempts.ts';

/**
 * A code that was sent to somebody, and the attempts it takes (specification, section 4, "Recovery" and "Code state").
 * The screens that ask for a code run this; the server counts by the same rule of attempts, and its count holds.
 */

/** How long a code holds from its sending: milliseconds. */
export const CODE_VALIDITY = 90_000;

export type Code =
  | { state: 'none' }
  /** `isWrong`: what was entered last was another. */
  | { state: 'sent'; expiresAt: Date; isWrong: boolean }
  | { state: 'expired' };

export interface CodeEntry {
  code: Code;
  attempts: Attempts;
}

export type CodeEvent =
  /** With what the server said of it; null where it said nothing. */
  | { type: 'code-sent'; expiresAt: Date | null; left: number | null }
  /** The code that was entered is another (409). */
  | { type: 'code-wrong' }
  /** The server does not know the code any more (410). */
  | { type: 'code-gone' }
  /** Its time has passed. */
  | { type: 'code-ran-out' }
  /** The server lets nobody in until then (429); null: for an hour. */
  | { type: 'shut'; until: Date | null };

interface Circumstances {
  /** With how many attempts one begins. */
  limit: number;
  now: Date;
}

/** The attempts with which somebody begins; `left` as the server says. */
export const beginEntry = (left: number, now: Date): CodeEntry => ({
  code: { state: 'none' },
  attempts: { left, bannedUntil: null, touchedAt: now },
});

/** Until when nobody is let in; null where one is. */
export const shutAt = ({ attempts }: CodeEntry, now: Date): Date | null =>
  attempts.bannedUntil && attempts.bannedUntil > now ? attempts.bannedUntil : null;

/** Until when a refusal shuts somebody out: as the server says, else for an hour. */
export const shutUntil = (said: Date | null, now: Date): Date => said ?? new Date(now.getTime() + BAN);

/** Whether a code may be asked for: none is on its way, and nobody is shut out. */
export const maySend = (entry: CodeEntry, now: Date): boolean =>
  entry.code.state !== 'sent' && shutAt(entry, now) === null;

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
    // Where the server says that some are left nobody is shut out.
    attempts:
      event.left === null || event.left === 0 ? counted : { ...counted, left: event.left, bannedUntil: null },
  };
}

/** What becomes of a code and its attempts. What cannot be, as the end of a code that was never sent, changes nothing. */
export function nextCode(entry: CodeEntry, event: CodeEvent, circumstances: Circumstances): CodeEntry {
  const { now } = circumstances;
  if (event.type === 'shut') {
    const bannedUntil = shutUntil(event.until, now);
    return { code: { state: 'none' }, attempts: { left: 0, bannedUntil, touchedAt: now } };
  }
  if (event.type === 'code-sent') return sent(entry, event, circumstances);
  const { code, attempts } = entry;
  if (code.state !== 'sent') return entry;
  if (event.type === 'code-wrong')
    return { code: { ...code, isWrong: true }, attempts: nextAttempts(attempts, 'failed', circumstances) };
  // It had run out before it was entered: the server counts in this order too.
  const ranOut = nextAttempts(attempts, 'expired', circumstances);
  const counted = event.type === 'code-gone' ? nextAttempts(ranOut, 'failed', circumstances) : ranOut;
  return { code: { state: 'expired' }, attempts: counted };
}
