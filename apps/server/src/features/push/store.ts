import type { PushBrowser, PushSubscription } from '@semestr/api/push';
import type { Language } from '@semestr/core/languages';
import { MAX_PUSH_BROWSERS } from '@semestr/core/push';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pushSubscriptions } from '../../db/tables/push.ts';
import { sessions, users } from '../../db/tables/users.ts';
import { localized } from '../../domain/localized.ts';
import { sendToBrowser } from '../../domain/notice-push.ts';
import type { SessionCaller } from '../../domain/caller.ts';
import { pushTexts } from './texts.ts';

type Owner = Pick<SessionCaller, 'userId' | 'sessionHash'>;

/** Lists a user's subscribed browsers, in the order in which they were added. */
export async function browsersOf(db: Database, userId: number): Promise<PushBrowser[]> {
  const rows = await db
    .select({
      id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      userAgent: sessions.userAgent,
      addedAt: pushSubscriptions.addedAt,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.sessionHash))
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.addedAt), asc(pushSubscriptions.id));
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }));
}

/** Selects the oldest browsers beyond the limit of one user. */
const surplus = (tx: Database, userId: number) =>
  tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.addedAt), desc(pushSubscriptions.id))
    .offset(MAX_PUSH_BROWSERS);

/**
 * Adds a browser to this session and sends it a sample message. A browser that the user already had moves from its
 * earlier session, without a sample message.
 */
export async function addBrowser(
  db: Database,
  { userId, sessionHash }: Owner,
  { endpoint, keys }: PushSubscription,
  { language, now }: { language: Language; now: Date },
): Promise<PushBrowser> {
  return db.transaction(async (tx) => {
    // Runs sequentially: concurrent requests could exceed the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const existing = (await browsersOf(tx, userId)).find((browser) => browser.endpoint === endpoint);
    const columns = { userId, sessionHash, ...keys, addedAt: existing ? new Date(existing.addedAt) : now };
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...columns })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: columns });
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus(tx, userId)));
    const added = (await browsersOf(tx, userId)).find((browser) => browser.endpoint === endpoint);
    if (!added) throw new Error('The browser was not stored');
    if (!existing)
      await sendToBrowser(tx, added.id, {
        title: localized(pushTexts, 'added.title'),
        sentences: [localized(pushTexts, 'added.text')],
        language,
        now,
      });
    return added;
  });
}

/** Removes a browser; returns false when the user does not have it. */
export async function removeBrowser(db: Database, userId: number, id: number): Promise<boolean> {
  const removed = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
    .returning({ id: pushSubscriptions.id });
  return removed.length > 0;
}
