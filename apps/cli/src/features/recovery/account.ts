import * as access from '@semestr/api/access';
import { ApiError, type Client } from '@semestr/api/client';
import { withSession } from '../../http/session.ts';
import { storedSession } from '../../http/session-file.ts';
import { Failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import type { Account } from './verdict.ts';

async function accountIn(client: Client, login: string): Promise<Account> {
  const { people, total } = await client.call(access.find, { query: { q: login } });
  const person = people.find(({ username }) => username?.toLowerCase() === login.toLowerCase());
  if (!person) return total > people.length ? 'unknown' : 'missing';
  const params = { kind: person.kind, id: String(person.id) };
  const { account } = await client.call(access.situation, { params });
  if (!account) return 'missing';
  // A new password lifts the other kind of block.
  return account.block === 'for-good' ? 'blocked' : 'open';
}

/** Whether the account of a login is blocked, where an administrator is signed in; recovery tells strangers nothing of it. */
export async function accountOf(context: Context, login: string): Promise<Account> {
  const isSignedIn = context.login !== null || context.token !== null;
  if (!isSignedIn && (await storedSession(context)) === null) return 'unknown';
  try {
    return await withSession(context, ({ client }) => accountIn(client, login));
  } catch (error) {
    // Who was named with --user is to learn that it was in vain; a stored session may be of a student, or have ended.
    const isRefusal = error instanceof Failure || (error instanceof ApiError && error.status === 403);
    if (context.login === null && isRefusal) return 'unknown';
    throw error;
  }
}
