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

/**
 * Returns whether the account of a username is blocked, when an administrator is signed in; recovery does not reveal it
 * to visitors.
 */
export async function accountOf(context: Context, login: string): Promise<Account> {
  const isSignedIn = context.login !== null || context.token !== null;
  if (!isSignedIn && (await storedSession(context)) === null) return 'unknown';
  try {
    return await withSession(context, ({ client }) => accountIn(client, login));
  } catch (error) {
    // An account named with --user must get the error; a stored session may belong to a student, or have ended.
    const isRefusal = error instanceof Failure || (error instanceof ApiError && error.status === 403);
    if (context.login === null && isRefusal) return 'unknown';
    throw error;
  }
}
