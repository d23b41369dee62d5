import { login } from '@semestr/api/auth';
import { ApiError } from '@semestr/api/client';
import { signIn, type SigningCredential } from '@semestr/api/passkey-sign-in';
import { logout, refresh } from '@semestr/api/session';
import { hasSessionMark } from '@semestr/ui/session-mark';
import { type AuthProvider, HttpError } from 'react-admin';
import { client } from '../../client.ts';
import { type Obstacle, roleOf, session } from '../../session/session.ts';

/** The account that signed in has no access to the console. */
export class NotAdmin extends Error {
  override readonly name = 'NotAdmin';
}

/** The account must set up a second factor before it can do anything here. */
export class SecondFactorFirst extends Error {
  override readonly name = 'SecondFactorFirst';
}

/** The browser refuses the cookie of the session. */
export class NoCookies extends Error {
  override readonly name = 'NoCookies';
}

/** Whether the browser kept the cookie of the new session. Only the own server sets a readable one next to it. */
const isCookieKept = async (): Promise<boolean> =>
  hasSessionMark() ||
  client.call(refresh, {}).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.reason === 'session-ended'),
  );

/** Credentials for signing in: username and password, with a code when one is required, or a passkey. */
export type Entry =
  | { username: string; password: string; secondFactor?: string }
  | { credential: SigningCredential };

/** What react-admin expects of a failed check: no notification, and where to redirect. */
class SignInFirst {
  readonly message = false;
  readonly redirectTo: string;

  constructor(obstacle: Obstacle | null) {
    this.redirectTo = loginPath(obstacle);
  }
}

const loginPath = (obstacle: Obstacle | null): string => (obstacle ? `/login?why=${obstacle}` : '/login');

/** Signs in; accounts without access to the console are signed out again. */
export async function enter(entry: Entry): Promise<void> {
  const answer =
    'credential' in entry
      ? await client.call(signIn, { body: entry })
      : await client.call(login, { body: entry });
  if (roleOf(answer) === null) {
    await client.call(logout, {});
    throw new NotAdmin();
  }
  if (!(await isCookieKept())) throw new NoCookies();
  session.begin(answer);
  if (!session.who()) throw new SecondFactorFirst();
}

export const authProvider = {
  async login(entry: Entry) {
    try {
      await enter(entry);
    } catch (error) {
      if (error instanceof NotAdmin) session.leave();
      throw error;
    }
  },
  async logout() {
    if (session.who()) {
      await client.call(logout, {});
      session.leave();
    }
    return loginPath(session.obstacle());
  },
  /** Checks the session with the server once, at the start; afterwards its error responses are enough (checkError). */
  async checkAuth() {
    if (session.who() === undefined)
      await session.ask().catch(() => {
        throw new SignInFirst('offline');
      });
    if (!session.who()) throw new SignInFirst(session.obstacle());
  },
  /** By the time an error arrives here, the data provider has checked whether the session is still valid. */
  async checkError(error: unknown) {
    const isRefused = error instanceof HttpError && (error.status === 401 || error.status === 403);
    if (isRefused && !session.who()) throw new SignInFirst(session.obstacle());
  },
  /** The role determines which pages are available. */
  async getPermissions() {
    await authProvider.checkAuth();
    return session.role();
  },
  async getIdentity() {
    await authProvider.checkAuth();
    const who = session.who();
    return { id: who?.username ?? '', fullName: who?.fio ?? '' };
  },
} satisfies AuthProvider;
