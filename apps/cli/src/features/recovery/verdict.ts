import { ApiError } from '@semestr/api/client';
import type { Reply } from '@semestr/api/endpoint';
import type { maskedContacts } from '@semestr/api/recovery';

/** What recovery knows of a login: what a stranger is told. */
export type Told = Reply<typeof maskedContacts>;

/** What an administrator knows beside it; 'unknown' where no administrator asks. */
export type Account = 'open' | 'blocked' | 'missing' | 'unknown';

/** Where recovery stops, in the order of its steps; null where it goes on to a code. */
export type Stop = 'account' | 'blocked' | 'ban' | 'contacts' | 'attempts';

export interface Verdict {
  stop: Stop | null;
  /** Until when it is shut; ISO date-time. */
  until: string | null;
}

/**
 * Where recovery would stop after what was told of a login (specification, section 4, "Password recovery flow"). A
 * stranger is sent a code for a blocked account too, but the new password does not sign in.
 */
export function verdictOn({ contacts, remainingAttempts }: Told, account: Account): Verdict {
  if (account === 'missing') return { stop: 'account', until: null };
  if (account === 'blocked') return { stop: 'blocked', until: null };
  if (contacts.length === 0) return { stop: 'contacts', until: null };
  return { stop: remainingAttempts > 0 ? null : 'attempts', until: null };
}

/** Where it stopped when the question itself was refused; null where the failure says nothing about recovery. */
export function verdictOnRefusal(error: unknown, account: Account): Verdict | null {
  if (!(error instanceof ApiError)) return null;
  if (error.reason === 'account-not-found') return { stop: 'account', until: null };
  if (error.reason !== 'blocked') return null;
  return account === 'blocked' ? { stop: 'blocked', until: null } : { stop: 'ban', until: error.until };
}
