import { ApiError, type Client } from '@semestr/api/client';
import { TOKEN_SCOPE } from '@semestr/api/endpoint';
import { count } from '@semestr/api/notifications';
import { exit, failure } from '../io/failure.ts';
import type { Context } from '../io/io.ts';
import { texts } from '../io/texts.ts';
import { clientOf } from './client.ts';
import type { Session } from './sign-in.ts';

const showing =
  (send: typeof fetch, token: string): typeof fetch =>
  (input, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    return send(input, { ...init, headers: { ...headers, authorization: `Bearer ${token}` } });
  };

/** Creates a session from an API token: every request carries it, and no session is stored. */
export function sessionOfToken(context: Context, token: string): Session {
  const signedIn = {
    ...context,
    fetch: showing(context.fetch, token),
    fetchWithRetry: showing(context.fetchWithRetry, token),
  };
  return { ...signedIn, cookie: () => '', client: clientOf(signedIn) };
}

/** Rejects commands that begin, end or show a session while a token replaces it. */
export function refuseToken({ token }: Pick<Context, 'token'>): void {
  if (token !== null) throw failure(texts, (t) => t('token.inPlace'), exit.usage);
}

/** Creates the error for a token that the server rejects. */
export const tokenRefused = (url: string, cause?: unknown) =>
  failure(texts, (t) => t('token.refused', { url }), exit.signIn, cause);

/**
 * Whether the server accepts a token: it returns the number of notifications, or reports that the scopes do not suffice
 * for that.
 */
export async function isTokenAccepted(client: Client): Promise<boolean> {
  try {
    await client.call(count, {});
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'session-ended') return false;
    if (error instanceof ApiError && error.reason === TOKEN_SCOPE) return true;
    throw error;
  }
}
