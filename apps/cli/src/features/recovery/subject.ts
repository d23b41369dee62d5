import { type PersonKind, situation } from '@semestr/api/access';
import * as access from '@semestr/api/access';
import * as accounts from '@semestr/api/accounts';
import type { Client } from '@semestr/api/client';
import type { ContactType } from '@semestr/core/contacts';
import { failure } from '../../io/failure.ts';
import { texts } from './texts.ts';

/** An administrator's view of the account that the rehearsal is for. */
export interface Subject {
  userId: number;
  /** In the server's spelling. */
  login: string;
  /** Full name. */
  name: string;
  /** Whether the account is blocked: a new password would not sign in. */
  isBlocked: boolean;
  /** Record of the account's owner; a student's has the birth date. */
  record: { kind: PersonKind; id: number };
  hasPassword: boolean;
  /** Confirmed contacts in full. */
  contacts: readonly { type: ContactType; value: string }[];
}

/** Finds an account by its username. */
export async function subjectOf(client: Client, login: string): Promise<Subject> {
  const { people } = await client.call(access.find, { query: { q: login } });
  const person = people.find(({ username }) => username?.toLowerCase() === login.toLowerCase());
  const state =
    person && (await client.call(situation, { params: { kind: person.kind, id: String(person.id) } }));
  if (!person || !state?.account) throw failure(texts, (t) => t('noAccount', { login }));
  const { id: userId, username, hasPassword, block } = state.account;
  return {
    userId,
    login: username,
    name: person.name,
    isBlocked: block !== null,
    record: { kind: person.kind, id: person.id },
    hasPassword,
    contacts: state.contacts.filter(({ isConfirmed }) => isConfirmed),
  };
}

/** Restores the attempts that a rehearsal used up. */
export const restoreAttempts = async (client: Client, { userId }: Subject): Promise<void> => {
  await client.call(accounts.unban, { params: { id: String(userId) } });
};
