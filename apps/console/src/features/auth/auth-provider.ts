import { login } from '@semestr/api/auth';
import { signIn, type SigningCredential } from '@semestr/api/passkey-sign-in';
import { logout } from '@semestr/api/session';
import { type AuthProvider, HttpError } from 'react-admin';
import { client } from '../../client.ts';
import { type Obstacle, roleOf, session } from '../../session.ts';

/** Somebody tried to come in who has no business here. */
export class NotAdmin extends Error {
  override readonly name = 'NotAdmin';
}

/** Somebody may do nothing here before they have a second factor. */
export class SecondFactorFirst extends Error {
  override readonly name = 'SecondFactorFirst';
}

/** By what somebody signs in: login and password, with a code where one is asked for, or a passkey. */
export type Entry =
  | { username: string; password: string; secondFactor?: string }
  | { credential: SigningCredential };

/** What react-admin wants of a refused check: no notice of its own, and where to go. */
class SignInFirst {
  readonly message = false;
  readonly redirectTo: string;

  constructor(obstacle: Obstacle | null) {
    this.redirectTo = loginPath(obstacle);
  }
}

const loginPath = (obstacle: Obstacle | null): string => (obstacle ? `/login?why=${obstacle}` : '/login');

/** Signs in; nobody who has no business here stays signed in. */
export async function enter(entry: Entry): Promise<void> {
  const answer =
    'credential' in entry
      ? await client.call(signIn, { body: entry })
      : await client.call(login, { body: entry });
  if (roleOf(answer) === null) {
    await client.call(logout, {});
    throw new NotAdmin();
  }
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
  /** The server is asked once, at the start; afterwards its refusals tell (checkError). */
  async checkAuth() {
    if (session.who() === undefined)
      await session.ask().catch(() => {
        throw new SignInFirst('offline');
      });
    if (!session.who()) throw new SignInFirst(session.obstacle());
  },
  /** By the time a refusal comes here the data provider has asked whether the session goes on. */
  async checkError(error: unknown) {
    const isRefused = error instanceof HttpError && (error.status === 401 || error.status === 403);
    if (isRefused && !session.who()) throw new SignInFirst(session.obstacle());
  },
  /** The role decides which pages there are. */
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
