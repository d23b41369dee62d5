import { login } from '@semestr/api/auth';
import { ApiError } from '@semestr/api/client';
import { logout, refresh } from '@semestr/api/session';
import type { SignedIn } from '@semestr/api/signed-in';
import { ROLE_ADMIN } from '@semestr/core/roles';
import { type AuthProvider, HttpError } from 'react-admin';
import { client } from '../../client.ts';

/** Why somebody stands before the door; the sign-in page says it in words. */
export const obstacles = ['session-ended', 'not-admin', 'offline'] as const;
export type Obstacle = (typeof obstacles)[number];

/** Somebody without ROLE_ADMIN tried to come in. */
export class NotAdmin extends Error {
  override readonly name = 'NotAdmin';
}

/** What react-admin wants of a refused check: no notice of its own, and where to go. */
class SignInFirst {
  readonly message = false;
  readonly redirectTo: string;

  constructor(obstacle: Obstacle | null) {
    this.redirectTo = obstacle ? `/login?why=${obstacle}` : '/login';
  }
}

const isAdmin = (who: SignedIn): boolean => who.authorities.includes(ROLE_ADMIN);

/**
 * Who is signed in: undefined until the server was asked, null when nobody is. Only a hint for the interface: the
 * server decides everything by its cookie.
 */
let who: SignedIn | null | undefined;
let refused: SignInFirst = new SignInFirst(null);

let asking: Promise<void> | null = null;

function turnAway(obstacle: Obstacle | null): never {
  // Without an answer nothing is known: the next check asks again.
  who = obstacle === 'offline' ? undefined : null;
  asking = null;
  refused = new SignInFirst(obstacle);
  throw refused;
}

/** Asks who the cookie belongs to. A student's session is left alone: it is the portal's. */
async function askServer(): Promise<void> {
  const answer = await client.call(refresh, {}).catch((error: unknown) => {
    const isSignedOut = error instanceof ApiError && error.reason === 'session-ended';
    return turnAway(isSignedOut ? null : 'offline');
  });
  if (!isAdmin(answer)) turnAway('not-admin');
  who = answer;
}

export const authProvider = {
  async login(credentials: { username: string; password: string }) {
    const answer = await client.call(login, { body: credentials });
    if (!isAdmin(answer)) {
      await client.call(logout, {});
      throw new NotAdmin();
    }
    who = answer;
  },
  async logout() {
    if (!who) return refused.redirectTo;
    await client.call(logout, {});
    who = null;
    refused = new SignInFirst(null);
    return refused.redirectTo;
  },
  /** The server is asked once, at the start; afterwards its refusals tell (checkError). */
  async checkAuth() {
    if (who === undefined) await (asking ??= askServer());
    if (who === null) throw refused;
  },
  async checkError(error: unknown) {
    const isRefused = error instanceof HttpError && (error.status === 401 || error.status === 403);
    if (isRefused) turnAway('session-ended');
  },
  async getIdentity() {
    await authProvider.checkAuth();
    return { id: who?.username ?? '', fullName: who?.fio ?? '' };
  },
} satisfies AuthProvider;
