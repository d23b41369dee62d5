import type { Client } from '@semestr/api/client';
import type { Reply } from '@semestr/api/endpoint';
import { users } from '@semestr/api/accounts';
import { failure } from '../io/failure.ts';
import { texts } from '../io/texts.ts';

export type Account = Reply<typeof users.one>;

/** Finds the account of a username: the calls expect its id. */
export async function accountOf(client: Client, typed: string): Promise<Account> {
  const login = typed.trim();
  const [account] = await client.call(users.list, {
    query: { filter: JSON.stringify({ username: login }) },
  });
  if (!account) throw failure(texts, (t) => t('noAccount', { login }));
  return account;
}
