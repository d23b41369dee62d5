import { isApiToken, isApiTokenOver } from '@semestr/core/api-tokens';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { apiTokens } from '../../db/tables/api-tokens.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { holderColumns, personOf } from '../../domain/holders.ts';
import type { Settings } from '../../domain/settings.ts';
import { tokenHash } from '../../domain/tokens.ts';
import type { TokenCaller } from '../../domain/caller.ts';
import { localDate } from '@semestr/core/dates';
import { isAccountClosed } from '@semestr/core/student-orders';

/** Minimum milliseconds between two updates of `lastUsedAt`. */
const USED_STEP = 60_000;

/** Runs first in every call of a script. */
const holder = statement('api_token_holder', (db) =>
  db
    .select({
      token: {
        id: apiTokens.id,
        scopes: apiTokens.scopes,
        expiresAt: apiTokens.expiresAt,
        lastUsedAt: apiTokens.lastUsedAt,
      },
      ...holderColumns,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(students, eq(students.id, users.studentId))
    .where(eq(apiTokens.tokenHash, sql.placeholder('hash'))),
);

/** Returns the caller of an API token; null when it is unknown or expired, or its owner's account is blocked or
 * closed. */
export async function callerOfApiToken(
  db: Database,
  token: string,
  { now, settings }: { now: Date; settings: Pick<Settings, 'secondFactorFor'> },
): Promise<TokenCaller | null> {
  if (!isApiToken(token)) return null;
  const [row] = await holder(db).execute({ hash: tokenHash(token) });
  if (!row || row.user.block !== null || isApiTokenOver(row.token, now)) return null;
  if (isAccountClosed(row, localDate(now))) return null;
  const { id, scopes, lastUsedAt } = row.token;
  if (now.getTime() - (lastUsedAt?.getTime() ?? 0) > USED_STEP)
    await db.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, id));
  return {
    ...(await personOf(db, row, settings)),
    tokenId: id,
    scopes,
    sessionHash: null,
    adminId: null,
    adminSession: null,
  };
}
