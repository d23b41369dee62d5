import { login as signInCall } from '@semestr/api/auth';
import { ApiError, type Client } from '@semestr/api/client';
import { logout } from '@semestr/api/session';
import type { SignedIn } from '@semestr/api/signed-in';
import { translator } from '@semestr/core/texts';
import type { Context, Login } from '../io/io.ts';
import { readCode, readPassword, secretsOf } from '../io/secret.ts';
import { texts } from '../io/texts.ts';
import { clientOf } from './client.ts';
import { cookieJar } from './cookie.ts';

/** Context of a signed-in user, whose requests carry the session, and a client. */
export interface Session extends Context {
  client: Client;
  /** Returns the value of the SESSION cookie. */
  cookie: () => string;
}

/** Creates a context with a session; without a cookie the session begins with the first response that sets one. */
export function sessionOf(context: Context, cookie?: string): Session {
  const jar = cookieJar(cookie);
  const signedIn = {
    ...context,
    fetch: jar.carry(context.fetch),
    fetchWithRetry: jar.carry(context.fetchWithRetry),
  };
  return { ...signedIn, cookie: jar.cookie, client: clientOf(signedIn) };
}

/** Signs in; the session is kept in memory until `signOut`. Prompts for a code when the account requires one. */
export async function signIn(
  context: Context,
  { user, passwordFile }: Login,
  { isRemembered = false } = {},
): Promise<Session & { who: SignedIn }> {
  const t = translator(texts, context.language);
  const secrets = secretsOf(context);
  const password = await readPassword(context, passwordFile, t('secrets.prompt'), secrets);
  const session = sessionOf(context);
  const body = { username: user, password, rememberDevice: isRemembered };
  const who = await session.client.call(signInCall, { body }).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.reason !== 'second-factor-needed') throw error;
    const secondFactor = await readCode(secrets, t('secrets.codePrompt'));
    return session.client.call(signInCall, { body: { ...body, secondFactor } });
  });
  return { ...session, who };
}

/** Ends a session. A failed sign-out must not fail the command, because the session expires on the server anyway. */
export const signOut = ({ client }: Pick<Session, 'client'>): Promise<boolean> =>
  client.call(logout, {}).then(
    () => true,
    () => false,
  );
