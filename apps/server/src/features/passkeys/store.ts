import type { Passkey } from '@semestr/api/passkeys';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passkeys } from '../../db/tables/passkeys.ts';
import { sessions, users } from '../../db/tables/users.ts';
import { writeAudit } from '../../domain/audit.ts';
import { localized } from '../../domain/localized.ts';
import type { NewPasskey } from '../../domain/passkeys.ts';
import { lacksSecondFactor } from '../../domain/second-factor.ts';
import type { Settings } from '../../domain/settings.ts';
import { notifyOwner } from '../../domain/notify-owner.ts';
import { commonTexts } from '../../domain/texts.ts';
import type { SessionCaller } from '../../domain/caller.ts';

/** Maximum number per account; more than any user has devices. */
const MAX_PASSKEYS = 20;

const toReply = ({ id, name, createdAt, usedAt }: typeof passkeys.$inferSelect): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

export async function passkeysOf(db: Database, userId: number): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
  return rows.map(toReply);
}

/** The user, the client address and the time of an action. */
interface Actor {
  caller: SessionCaller;
  client: string;
  now: Date;
}

/** Stores a passkey; returns null when it already exists, or the account has the maximum number. */
export async function addPasskey(
  db: Database,
  { caller, client, now }: Actor,
  { name, made, settings }: { name: string; made: NewPasskey; settings: Settings },
): Promise<Passkey | null> {
  const { userId, sessionHash } = caller;
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= MAX_PASSKEYS) return null;
    const wasLacking = await lacksSecondFactor(tx, { ...caller, id: userId }, settings);
    const [row] = await tx
      .insert(passkeys)
      .values({ ...made, userId, name, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) return null;
    // The other sessions were opened without the factor that administrators now need.
    if (wasLacking)
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, sessionHash)));
    await writeAudit(tx, { now, userId, action: 'passkey.add', client, details: { name } });
    await notifyOwner(tx, userId, { what: localized(commonTexts, 'signIn.passkeyAdded', { name }), now });
    return toReply(row);
  });
}

const ofOwner = (userId: number, id: number) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** Renames a passkey; returns false when the user does not have it. */
export async function renamePasskey(
  db: Database,
  { caller: { userId } }: Pick<Actor, 'caller'>,
  { id, name }: { id: number; name: string },
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(ofOwner(userId, id))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

/** Deletes a passkey; returns false when the user does not have it. */
export async function removePasskey(
  db: Database,
  { caller: { userId }, client, now }: Actor,
  id: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [removed] = await tx.delete(passkeys).where(ofOwner(userId, id)).returning();
    if (!removed) return false;
    const { name } = removed;
    await writeAudit(tx, { now, userId, action: 'passkey.remove', client, details: { name } });
    await notifyOwner(tx, userId, { what: localized(commonTexts, 'signIn.passkeyRemoved', { name }), now });
    return true;
  });
}
