import { situation } from '@semestr/api/access';
import * as access from '@semestr/api/access';
import * as accounts from '@semestr/api/accounts';
import type { Client } from '@semestr/api/client';
import { contactTypeName } from '@semestr/core/contacts';
import { outbox } from '@semestr/api/resources-records';
import { failure } from '../../io/failure.ts';
import { texts } from './texts.ts';

/** What an administrator of the server knows of whoever's recovery is rehearsed. */
export interface Subject {
  userId: number;
  /** Their confirmed contacts in full. */
  contacts: readonly { type: keyof typeof contactTypeName; value: string }[];
}

/** Finds an account by its login. */
export async function subjectOf(client: Client, login: string): Promise<Subject> {
  const { people } = await client.call(access.find, { query: { q: login } });
  const person = people.find(({ username }) => username?.toLowerCase() === login.toLowerCase());
  const known =
    person && (await client.call(situation, { params: { kind: person.kind, id: String(person.id) } }));
  if (!known?.account) throw failure(texts, (t) => t('noAccount', { login }));
  return { userId: known.account.id, contacts: known.contacts.filter(({ isConfirmed }) => isConfirmed) };
}

const CODE = /(?<!\d)\d{6}(?!\d)/;

/** The code in the latest message to a contact; null where the server keeps it to itself, as all but a demo do. */
export async function codeSentTo(client: Client, contact: string): Promise<string | null> {
  const [latest] = await client.call(outbox.list, {
    query: { filter: JSON.stringify({ q: contact }), sort: '["id","DESC"]', range: '[0,0]' },
  });
  return CODE.exec(latest?.text ?? '')?.[0] ?? null;
}

/** Gives the attempts back that a rehearsal used up. */
export const giveBack = async (client: Client, { userId }: Subject): Promise<void> => {
  await client.call(accounts.unban, { params: { id: String(userId) } });
};
