import { login as signInCall } from '@semestr/api/auth';
import { logout } from '@semestr/api/session';
import { sessionOf } from '../../http/sign-in.ts';
import type { Context } from '../../io/io.ts';

/** Signs in with the new password and signs out again. */
export async function tryOut(context: Context, username: string, password: string): Promise<void> {
  const { client } = sessionOf(context);
  await client.call(signInCall, { body: { username, password } });
  await client.call(logout, {});
}
