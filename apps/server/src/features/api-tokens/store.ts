import type { ApiToken } from '@semestr/api/api-tokens';
import {
  type ApiTokenDays,
  apiTokenEnd,
  type ApiTokenScope,
  apiTokenStart,
  MAX_API_TOKENS,
} from '@semestr/core/api-tokens';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { apiTokens } from '../../db/tables/api-tokens.ts';
import { users } from '../../db/tables/users.ts';
import { writeAudit } from '../../domain/audit.ts';
import { localized } from '../../domain/localized.ts';
import { notifyOwner } from '../../domain/notify-owner.ts';
import { commonTexts } from '../../domain/texts.ts';
import { newApiToken, tokenHash } from '../../domain/tokens.ts';

type Row = typeof apiTokens.$inferSelect;

const toReply = ({ id, name, start, scopes, createdAt, expiresAt, lastUsedAt }: Row): ApiToken => ({
  id,
  name,
  start,
  scopes,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export async function apiTokensOf(db: Database, userId: number): Promise<ApiToken[]> {
  const rows = await db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
  return rows.map(toReply);
}

/** The account, the client address and the time of an action. */
export interface Actor {
  userId: number;
  client: string;
  now: Date;
}

/** Creates a token and returns it, the only time that it is returned; null when the account has the maximum number. */
export async function createApiToken(
  db: Database,
  { userId, client, now }: Actor,
  { name, scopes, days }: { name: string; scopes: ApiTokenScope[]; days: ApiTokenDays },
): Promise<(ApiToken & { token: string }) | null> {
  const token = newApiToken();
  return db.transaction(async (tx) => {
    // Sequentially: concurrent requests would each find that the limit is not reached.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const living = and(eq(apiTokens.userId, userId), gt(apiTokens.expiresAt, now));
    if ((await tx.$count(apiTokens, living)) >= MAX_API_TOKENS) return null;
    const [row] = await tx
      .insert(apiTokens)
      .values({
        userId,
        tokenHash: tokenHash(token),
        start: apiTokenStart(token),
        name,
        scopes,
        createdAt: now,
        expiresAt: apiTokenEnd(now, days),
      })
      .returning();
    if (!row) throw new Error('The token was not stored');
    const details = { name, scopes, days };
    await writeAudit(tx, { now, userId, action: 'api-token.create', client, details });
    await notifyOwner(tx, userId, { what: localized(commonTexts, 'signIn.tokenMade', { name }), now });
    return { ...toReply(row), token };
  });
}

/** Deletes a token of an account, in a transaction; returns its name, or null when the account does not have it. */
export async function removeApiToken(
  tx: Database,
  { userId, id }: { userId: number; id: number },
): Promise<string | null> {
  const [removed] = await tx
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId)))
    .returning({ name: apiTokens.name });
  return removed?.name ?? null;
}
