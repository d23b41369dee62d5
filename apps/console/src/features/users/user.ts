import type { Reply } from '@semestr/api/endpoint';
import type { users } from '@semestr/api/accounts';
import { type AccountStatus, accountStatus } from '@semestr/core/invitations';
import { now } from '../../clock.ts';

export type User = Reply<typeof users.one>;

export const roles = ['student', 'employee', 'admin'] as const;
export const blocks = ['restorable', 'for-good'] as const;

/** Returns the status of an account: blocked, open, or one of the steps before its first password. */
export const statusOf = ({ block, hasPassword, linkUntil }: User): AccountStatus =>
  accountStatus({ block, hasPassword, linkUntil: linkUntil ? new Date(linkUntil) : null }, now());
