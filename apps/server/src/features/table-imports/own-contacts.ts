import { optionalText } from '@semestr/api/resource';
import { contactKey, type ContactType, EMAIL, PHONE } from '@semestr/core/contacts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { refusal } from '../../domain/refusal.ts';
import { type ChangeContext, createRecord, updateRecord } from '../../records/changes.ts';
import type { Row } from '../../records/store.ts';
import { contactResource } from '../contacts/resource.ts';
import { type CellFault, textOf } from './kind.ts';

/** Contacts of accounts in the tables of their owners: entered by staff, to be confirmed. */

/** The fields of a table that contain contacts, with their types. */
export type ContactFields = Readonly<Record<string, ContactType>>;

export const studentContacts = { phone: PHONE, email: EMAIL } as const satisfies ContactFields;

/** Returns the schema of these fields. Imported contacts may have any format of another system. */
export const contactSchema = (fields: ContactFields) =>
  z.object(Object.fromEntries(Object.keys(fields).map((field) => [field, optionalText(320)])));

/** The owner of an account. */
type Owner = { readonly studentId: number } | { readonly employeeId: number };

const isOf = (owner: Owner) =>
  'studentId' in owner ? eq(users.studentId, owner.studentId) : eq(users.employeeId, owner.employeeId);

const contactsOf = (tx: Database, owner: Owner) =>
  tx
    .select({ contact: contacts })
    .from(contacts)
    .innerJoin(users, eq(users.id, contacts.userId))
    .where(isOf(owner));

/** Loads the contacts of an owner as values of the fields; null for missing ones. */
export async function contactValues(tx: Database, owner: Owner, fields: ContactFields): Promise<Row> {
  const rows = await contactsOf(tx, owner);
  return Object.fromEntries(
    Object.entries(fields).map(([field, type]) => [
      field,
      rows.find(({ contact }) => contact.type === type)?.contact.value ?? null,
    ]),
  );
}

/**
 * Keeps stored contacts that a row repeats in another spelling. Returns the fault of a contact that would replace a
 * confirmed one, or whose owner has no account.
 */
export async function contactFaultIn(
  tx: Database,
  owner: Owner,
  fields: ContactFields,
  values: Row,
): Promise<CellFault | null> {
  const rows = await contactsOf(tx, owner);
  for (const [field, type] of Object.entries(fields)) {
    const value = textOf(values[field]);
    if (value === '') continue;
    const stored = rows.find(({ contact }) => contact.type === type)?.contact;
    if (stored && contactKey(type, stored.value) === contactKey(type, value)) values[field] = stored.value;
    else if (stored?.isConfirmed) return { field, reason: 'confirmed' };
    else if ((await tx.$count(users, isOf(owner))) === 0) return { field, reason: 'no-account' };
  }
  return null;
}

/** Stores the contacts of a row that differ from the stored ones; returns the entries of the audit log. */
export async function storeContacts(
  context: ChangeContext,
  owner: Owner,
  fields: ContactFields,
  values: Row,
): Promise<number[]> {
  const { tx } = context;
  const { config } = contactResource;
  const entries: number[] = [];
  for (const [field, type] of Object.entries(fields)) {
    const value = textOf(values[field]);
    if (value === '') continue;
    const [account] = await tx.select({ id: users.id }).from(users).where(isOf(owner));
    if (!account) throw refusal('record-not-found');
    const isOwn = and(eq(contacts.userId, account.id), eq(contacts.type, type));
    const [stored] = await tx.select().from(contacts).where(isOwn);
    if (stored?.value === value) continue;
    const { auditId } = stored
      ? await updateRecord(context, config, stored.id, () => ({ value }))
      : await createRecord(context, config, { userId: account.id, type, value });
    entries.push(auditId);
  }
  return entries;
}
