import { ApiError } from '@semestr/api/client';
import type { Reply } from '@semestr/api/endpoint';
import type { maskedContacts } from '@semestr/api/recovery';

/** What recovery knows of a login: what a stranger is told. */
export type Told = Reply<typeof maskedContacts>;

/** Where recovery stops, in the order of its steps; null where it goes on to a code. */
export type Stop = 'account' | 'ban' | 'contacts' | 'attempts';

export interface Verdict {
  stop: Stop | null;
  /** Until when it is shut; ISO date-time. */
  until: string | null;
}

/** Where recovery would stop after what was told of a login (specification, section 4, "Password recovery flow"). */
export function verdictOn({ contacts, remainingAttempts }: Told): Verdict {
  if (contacts.length === 0) return { stop: 'contacts', until: null };
  return { stop: remainingAttempts > 0 ? null : 'attempts', until: null };
}

/** Where it stopped when the question itself was refused; null where the failure says nothing about recovery. */
export function verdictOnRefusal(error: unknown): Verdict | null {
  if (!(error instanceof ApiError)) return null;
  if (error.reason === 'account-not-found') return { stop: 'account', until: null };
  return error.status === 429 ? { stop: 'ban', until: error.until } : null;
}
