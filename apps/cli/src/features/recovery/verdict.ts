import { ApiError } from '@semestr/api/client';
import type { Reply } from '@semestr/api/endpoint';
import type { maskedContacts } from '@semestr/api/recovery';

/** What recovery shows about a username to a visitor. */
export type MaskedContacts = Reply<typeof maskedContacts>;

/** State of the account that an administrator also sees; 'unknown' when no administrator is signed in. */
export type Account = 'open' | 'blocked' | 'missing' | 'unknown';

/** Where recovery stops, in the order of its steps; null when it continues to a code. */
export type Stop = 'account' | 'blocked' | 'ban' | 'contacts' | 'attempts';

export interface Verdict {
  stop: Stop | null;
  /** End of the lockout; ISO date-time. */
  until: string | null;
}

/**
 * Determines where recovery would stop for a username (specification, section 4, "Password recovery flow"). A visitor
 * receives a code for a blocked account too, but the new password does not sign in.
 */
export function verdictOn({ contacts, remainingAttempts }: MaskedContacts, account: Account): Verdict {
  if (account === 'missing') return { stop: 'account', until: null };
  if (account === 'blocked') return { stop: 'blocked', until: null };
  if (contacts.length === 0) return { stop: 'contacts', until: null };
  return { stop: remainingAttempts > 0 ? null : 'attempts', until: null };
}

/**
 * Determines where recovery stopped when the first request was rejected; null when the error says nothing about
 * recovery.
 */
export function verdictOnRefusal(error: unknown, account: Account): Verdict | null {
  if (!(error instanceof ApiError)) return null;
  if (error.reason === 'account-not-found') return { stop: 'account', until: null };
  if (error.reason !== 'blocked') return null;
  return account === 'blocked' ? { stop: 'blocked', until: null } : { stop: 'ban', until: error.until };
}
