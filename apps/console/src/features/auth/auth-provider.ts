import { login } from '@semestr/api/auth';
import { ApiError } from '@semestr/api/client';
import { signIn, type SigningCredential } from '@semestr/api/passkey-sign-in';
import { logout, refresh } from '@semestr/api/session';
import { hasSessionMark } from '@semestr/ui/session-mark';
import { type AuthProvider, HttpError } from 'react-admin';
import { client } from '../../client.ts';
import { type SignInReason, roleOf, session } from '../../session/session.ts';

/** The account that signed in has no access to the console. */
export class NoConsoleAccess extends Error {
  override readonly name = 'NotAdmin';
}

/** The account must set up a second factor before it can do anything here. */
export class SecondFactorRequired extends Error {
  override readonly name = 'SecondFactorFirst';
}

/** The browser refuses the cookie of the session. */
export class CookiesRefused extends Error {
  override readonly name = 'NoCookies';
}

/** Whether the browser kept the session cookie. Only our own server sets a readable cookie next to it. */
const isCookieKept = async (): Promise<boolean> =>
  hasSessionMark() ||
  client.call(refresh, {}).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.reason === 'session-ended'),
  );

/** Credentials for signing in: username and password, with a code when one is required, or a passkey. */
export type Credentials =
  | { username: string; password: string; secondFactor?: string }
  | { credential: SigningCredential };

/** Result of a failed check in react-admin's format: no notification, and the redirect target. */
class SignInRequired {
  readonly message = false;
  readonly redirectTo: string;

  constructor(reason: SignInReason | null) {
    this.redirectTo = loginPath(reason);
  }
}

const loginPath = (reason: SignInReason | null): string => (reason ? `/login?why=${reason}` : '/login');

/** Signs in; accounts without access to the console are signed out again. */
export async function enter(credentials: Credentials): Promise<void> {
  const answer =
    'credential' in credentials
      ? await client.call(signIn, { body: credentials })
      : await client.call(login, { body: credentials });
  if (roleOf(answer) === null) {
    await client.call(logout, {});
    throw new NoConsoleAccess();
  }
  if (!(await isCookieKept())) throw new CookiesRefused();
  session.begin(answer);
  if (!session.user()) throw new SecondFactorRequired();
}

export const authProvider = {
  async login(credentials: Credentials) {
    try {
      await enter(credentials);
    } catch (error) {
      if (error instanceof NoConsoleAccess) session.leave();
      throw error;
    }
  },
  async logout() {
    if (session.user()) {
      await client.call(logout, {});
      session.leave();
    }
    return loginPath(session.signInReason());
  },
  /** Checks the session once at the start. Later, the server's error responses are enough (checkError). */
  async checkAuth() {
    if (session.user() === undefined)
      await session.refresh().catch(() => {
        throw new SignInRequired('offline');
      });
    if (!session.user()) throw new SignInRequired(session.signInReason());
  },
  /** By the time an error arrives here, the data provider has checked whether the session is still valid. */
  async checkError(error: unknown) {
    const isRefused = error instanceof HttpError && (error.status === 401 || error.status === 403);
    if (isRefused && !session.user()) throw new SignInRequired(session.signInReason());
  },
  /** The role determines which pages are available. */
  async getPermissions() {
    await authProvider.checkAuth();
    return session.role();
  },
  async getIdentity() {
    await authProvider.checkAuth();
    const who = session.user();
    return { id: who?.username ?? '', fullName: who?.fio ?? '' };
  },
} satisfies AuthProvider;
