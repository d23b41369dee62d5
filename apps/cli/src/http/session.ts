import type { SignedIn } from '@semestr/api/signed-in';
import { login as signInCall } from '@semestr/api/auth';
import type { Client } from '@semestr/api/client';
import { logout } from '@semestr/api/session';
import { ROLE_ADMIN } from '@semestr/core/roles';
import { clientOf } from './client.ts';
import type { Context } from '../io/io.ts';
import { exit, Failure } from '../io/output.ts';
import { readPassword } from '../io/secret.ts';

/** Who signs in, and which file has the password. There is no option for the password itself. */
export interface Login {
  user: string;
  passwordFile?: string | undefined;
}

export interface Session {
  client: Client;
  who: SignedIn;
  isAdmin: boolean;
  end: () => Promise<void>;
}

const prompts = { ru: 'Пароль: ', en: 'Password: ' };

const notAdmin = {
  ru: 'Для этого нужны права администратора.',
  en: 'This needs an administrator.',
};

const SESSION = /^SESSION=([^;]*)/;

/** Signs in. The SESSION cookie is held in memory only; `end` signs out. */
export async function signIn(context: Context, { user, passwordFile }: Login): Promise<Session> {
  const password = await readPassword(context, passwordFile, prompts[context.language]);
  let cookie = '';
  const client = clientOf(context, {
    headers: (): Record<string, string> => (cookie === '' ? {} : { cookie: `SESSION=${cookie}` }),
    onAnswer: (response) => {
      for (const header of response?.headers.getSetCookie() ?? [])
        cookie = SESSION.exec(header)?.[1] ?? cookie;
    },
  });
  const who = await client.call(signInCall, { body: { username: user, password } });
  const end = (): Promise<void> =>
    client.call(logout, {}).then(
      () => undefined,
      // A failed sign-out must not fail the command: the session expires on the server anyway.
      () => undefined,
    );
  return { client, who, isAdmin: who.authorities.includes(ROLE_ADMIN), end };
}

/** Signs in as an administrator, works, signs out. */
export async function asAdmin<T>(
  context: Context,
  login: Login,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const session = await signIn(context, login);
  try {
    if (!session.isAdmin) throw new Failure(notAdmin, exit.signIn);
    return await work(session.client);
  } finally {
    await session.end();
  }
}
