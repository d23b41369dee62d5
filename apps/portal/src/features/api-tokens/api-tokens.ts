import { list } from '@semestr/api/api-tokens';
import { state } from '@semestr/api/second-factor';
import type { ApiTokenScope } from '@semestr/core/api-tokens';
import { localDate, localTime } from '@semestr/core/dates';
import { queryOf } from '../../client/query.ts';
import type { User } from '../../session/session.ts';
import type { Moment } from '../../hydration/now.ts';

export const tokensOf = (user: User) => queryOf(list, {}, user);

/** Whether a code is also accepted as verification. */
export const stateOf = (user: User) => queryOf(state, {}, user);

/** Text key of a scope. */
export const scopeKey = {
  read: 'read',
  write: 'write',
  'admin:read': 'adminRead',
  'admin:write': 'adminWrite',
} as const satisfies Record<ApiTokenScope, string>;

/** Whether a token has expired, in the university's time zone. */
export function isExpired(expiresAt: string, { today, time }: Moment): boolean {
  const end = new Date(expiresAt);
  return `${localDate(end)} ${localTime(end)}` <= `${today} ${time ?? ''}`;
}

/** Returns the header with which a script sends a token. */
export const headerOf = (token: string): string => `Authorization: Bearer ${token}`;
