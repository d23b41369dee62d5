import type { erase as call } from '@semestr/api/personal-data';
import type { Reply } from '@semestr/api/endpoint';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnOf } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { audit } from '../../db/tables/audit.ts';
import { outbox, outboxFiles } from '../../db/tables/outbox.ts';
import { users } from '../../db/tables/users.ts';
import { localized } from '../../domain/localized.ts';
import { notifyOwner } from '../../domain/notify-owner.ts';
import type { Person } from './person.ts';
import { isOf, type KeptRecord, keptRecords } from './records.ts';
import { personalDataTexts } from './texts.ts';

/** Result of an erasure. */
export type ErasureResult = Reply<typeof call>;

/** Returns the empty value of a column. */
function emptyOf({ notNull, dataType }: PgColumn): unknown {
  if (!notNull) return null;
  return dataType === 'boolean' ? false : '';
}

const one = { one: sql`1` };

/**
 * Clears client addresses and details of a user's own actions. Actions of impersonating administrators stay attributed
 * to them.
 */
async function clearOwnActions(tx: Database, { userId }: Person): Promise<number> {
  const emptied = await tx
    .update(audit)
    .set({
      client: '',
      details: sql`${audit.details} - 'device'`,
      // The keys under which failures were counted also contain the network, so they are cleared; the failures stay.
      summedIn: sql`case when ${audit.summedIn} is not null then 'erased' end`,
      summedAs: sql`case when ${audit.summedIn} is not null then ${audit.id}::text end`,
    })
    .where(eq(audit.userId, userId))
    .returning(one);
  return emptied.length;
}

/** Deletes or empties the records of one type; returns their number. */
async function eraseKind(tx: Database, { table, rule }: KeptRecord, person: Person): Promise<number> {
  const where: SQL = isOf(table, person);
  if (rule.erasure === 'removes') return (await tx.delete(table).where(where).returning(one)).length;
  if (rule.erasure === 'keeps') return 0;
  if (table === audit) return clearOwnActions(tx, person);
  const emptied = rule.fields.map((field) => [field, emptyOf(columnOf(table, field))]);
  const changed = await tx.update(table).set(Object.fromEntries(emptied)).where(where).returning(one);
  return changed.length;
}

async function eraseKinds(
  tx: Database,
  records: readonly KeptRecord[],
  person: Person,
): Promise<Record<string, number>> {
  const erased: Record<string, number> = {};
  for (const record of records) {
    const count = await eraseKind(tx, record, person);
    if (count > 0) erased[record.kind] = count;
  }
  return erased;
}

async function listKept(tx: Database, person: Person): Promise<ErasureResult['kept']> {
  const kept: ErasureResult['kept'] = [];
  for (const { kind, table, rule } of keptRecords) {
    if (rule.erasure === 'removes') continue;
    const count = await tx.$count(table, isOf(table, person));
    if (count > 0) kept.push({ kind, count, ground: rule.ground });
  }
  return kept;
}

const isSent = ({ table }: KeptRecord): boolean => table === outbox || table === outboxFiles;

/**
 * Erases all data about a user without a legal duty to keep them, closes the account permanently, and notifies the user
 * while contacts still exist. Call in a transaction.
 */
export async function erasePerson(
  tx: Database,
  person: Person,
  { reason, now }: { reason: string; now: Date },
): Promise<ErasureResult> {
  // The last message stays until it is delivered; earlier ones are deleted.
  const sent = await eraseKinds(tx, keptRecords.filter(isSent), person);
  const what = localized(personalDataTexts, 'erased', { reason });
  await notifyOwner(tx, person.userId, { what, now });
  const others = await eraseKinds(
    tx,
    keptRecords.filter((record) => !isSent(record)),
    person,
  );
  await tx.update(users).set({ block: 'for-good' }).where(eq(users.id, person.userId));
  return { erased: { ...sent, ...others }, kept: await listKept(tx, person) };
}
