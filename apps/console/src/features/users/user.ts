import type { Reply } from '@semestr/api/endpoint';
import type { users } from '@semestr/api/accounts';

export type User = Reply<typeof users.one>;

export const roles = ['student', 'employee', 'admin'] as const;
export const blocks = ['restorable', 'for-good'] as const;

/** Returns the status of an account: blocked, without a password, or open. */
export const stateOf = ({ block, hasPassword }: User) => block ?? (hasPassword ? 'open' : 'no-password');
