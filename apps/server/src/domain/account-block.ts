import type { Block } from '@semestr/api/accounts';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/tables/users.ts';
import { endSessionsOf } from './accounts.ts';
import { localized } from './localized.ts';
import { notifyOwner } from './notify-owner.ts';
import { commonTexts } from './texts.ts';

const setBlock = (tx: Database, userId: number, block: Block | null) =>
  tx.update(users).set({ block }).where(eq(users.id, userId));

/** Blocks an account, ends its sessions, and notifies the user. */
export async function blockAccount(tx: Database, userId: number, block: Block, now: Date): Promise<void> {
  await setBlock(tx, userId, block);
  await endSessionsOf(tx, userId);
  await notifyOwner(tx, userId, { what: localized(commonTexts, `signIn.blocked.${block}`), now });
}

/** Unblocks an account and notifies the user. */
export async function unblockAccount(tx: Database, userId: number, now: Date): Promise<void> {
  await setBlock(tx, userId, null);
  await notifyOwner(tx, userId, { what: localized(commonTexts, 'signIn.unblocked'), now });
}
