/** Invitations: links for the first passwords of many accounts at once (docs/decisions/0093). */

/** Ways in which an invitation reaches its owner. Slips and tables are handed out on paper. */
export const invitationWays = ['email', 'sms'] as const;
export type InvitationWay = (typeof invitationWays)[number];

/** Whose accounts can be invited together. */
export const invitedRoles = ['student', 'employee'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

/** Validity of an invitation, in days: a printed slip reaches its owner later than an e-mail. */
export const INVITATION_DAYS = 14;

/** Maximum length of a username before its number; with the number a username has at most 100 characters. */
const MAX_BASE = 90;

/** Number of accounts that one call invites; a further call invites the next ones. */
export const MAX_INVITED = 2000;

/**
 * Access by which accounts can be filtered: neither a password nor an invitation, invited, or with a password. Expired
 * invitations count as invitations.
 */
export const accountAccess = ['none', 'invited', 'active'] as const;
export type AccountAccess = (typeof accountAccess)[number];

interface InvitedAccount {
  block: 'for-good' | 'restorable' | null;
  hasPassword: boolean;
  /** When the latest link for a password expires; null when there is none. */
  linkUntil: Date | null;
}

/** Status of an account: blocked, active, or waiting for its first password. */
export type AccountStatus =
  | 'for-good'
  | 'restorable'
  | 'open'
  | 'no-password'
  | 'invited'
  | 'invitation-expired';

export function accountStatus({ block, hasPassword, linkUntil }: InvitedAccount, now: Date): AccountStatus {
  if (block !== null) return block;
  if (hasPassword) return 'open';
  if (linkUntil === null) return 'no-password';
  return linkUntil > now ? 'invited' : 'invitation-expired';
}

/** Addresses of the owner of an account; null for those that are unknown. */
interface Addresses {
  /** Where a password link may be sent. */
  email: string | null;
  phone: string | null;
}

/** Returns the address of an invitation; null when the account has no address of that kind. */
export const addressFor = (way: InvitationWay, { email, phone }: Addresses): string | null =>
  way === 'email' ? email : phone;

/**
 * Returns the username of an employee's new account: the address of the employee's page, with a number when it is
 * taken. Characters that are not allowed in usernames become hyphens.
 * @param isTaken whether an account has this username, in any case
 */
export function usernameFor(urlId: string, isTaken: (username: string) => boolean): string {
  const base = urlId.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').slice(0, MAX_BASE);
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(username.toLowerCase())) return username;
  }
}
