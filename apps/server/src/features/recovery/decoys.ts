import { createHmac } from 'node:crypto';
import { EMAIL, PHONE } from '@semestr/core/contacts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Contact } from '../../domain/codes.ts';
import { keyFor } from '../../domain/sealed.ts';
import type { Database } from '../../db/database.ts';
import { contacts } from '../../db/tables/users.ts';

/** The mailboxes of how many providers decoys may have. */
const DOMAINS = 4;

/** Of what decoys are made; read once, for a question more to the database would tell them by its time. */
interface Mould {
  key: Uint8Array;
  /** Where most people here have their mailboxes. */
  domains: readonly string[];
}

const moulds = new WeakMap<Database, Mould>();

async function newMould(db: Database): Promise<Mould> {
  const domain = sql<string>`split_part(${contacts.value}, '@', 2)`;
  const rows = await db
    .select({ domain })
    .from(contacts)
    .where(and(eq(contacts.type, EMAIL), eq(contacts.isConfirmed, true)))
    .groupBy(domain)
    .orderBy(desc(count()))
    .limit(DOMAINS);
  const domains = rows.map((row) => row.domain);
  return { key: await keyFor(db, 'recovery decoys'), domains: domains.length > 0 ? domains : ['gmail.com'] };
}

async function mouldOf(db: Database): Promise<Mould> {
  const mould = moulds.get(db) ?? (await newMould(db));
  moulds.set(db, mould);
  return mould;
}

const operators = ['25', '29', '33', '44'] as const;
const some = ['both', 'phone', 'email', 'none'] as const;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * What an unknown login seems to have where nobody may learn which are known: the same at each question, different for
 * each login, and as various as that of known ones. Names are mostly logins of employees, numbers are those of students.
 */
export async function decoyOf(
  db: Database,
  login: string,
): Promise<{ userId: null; isEmployee: boolean; contacts: Contact[] }> {
  const { key, domains } = await mouldOf(db);
  const digest = createHmac('sha256', key).update(login).digest();
  const draw = <T>(at: number, from: ArrayLike<T>, otherwise: T): T =>
    from[digest.readUInt16BE(at) % from.length] ?? otherwise;
  const isStudent = /^\d+$/.test(login);
  const has = draw(0, isStudent ? [...some, 'both', 'both'] : some, 'both');
  const isEmployee = !isStudent && draw(2, [true, true, true, false], true);
  const digits = String(digest.readUInt32BE(4) % 1e7).padStart(7, '0');
  const phone = `+375${draw(8, operators, '29')}${digits}`;
  const email = `${draw(10, letters, 'a')}${draw(12, `.${letters}`, 'a')}@${draw(14, domains, 'gmail.com')}`;
  const decoy = (type: Contact['type'], value: string): Contact => ({
    id: 0,
    userId: 0,
    type,
    value,
    isConfirmed: true,
    version: 1,
  });
  return {
    userId: null,
    isEmployee,
    contacts: [
      ...(has === 'both' || has === 'phone' ? [decoy(PHONE, phone)] : []),
      ...(has === 'both' || has === 'email' ? [decoy(EMAIL, email)] : []),
    ],
  };
}
