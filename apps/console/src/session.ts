import { ApiError } from '@semestr/api/client';
import { refresh } from '@semestr/api/session';
import type { SignedIn } from '@semestr/api/signed-in';
import { ROLE_ADMIN } from '@semestr/core/roles';
import { client } from './client.ts';

/** Why somebody stands before the door; the sign-in page says it in words. */
export const obstacles = ['session-ended', 'not-admin', 'offline'] as const;
export type Obstacle = (typeof obstacles)[number];

export const isAdmin = (who: SignedIn): boolean => who.authorities.includes(ROLE_ADMIN);

/**
 * Who is signed in: undefined until the server was asked, null when no administrator is. Only a hint for the interface:
 * the server decides everything by its cookie.
 */
let who: SignedIn | null | undefined;
let obstacle: Obstacle | null = null;
let underWay: Promise<void> | null = null;

function end(why: Obstacle | null): void {
  who = null;
  obstacle = why;
}

/** Both applications share the cookie: whom the portal believes to be signed in is so no longer. Its tabs see it go. */
function forgetInPortal(): void {
  localStorage.removeItem('user');
  localStorage.removeItem('_expiredTime');
}

/** A student's session is left alone: it is the portal's. */
async function askServer(): Promise<void> {
  try {
    const answer = await client.call(refresh, {});
    if (isAdmin(answer)) who = answer;
    else end('not-admin');
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== 'session-ended') throw error;
    // At the start nobody was signed in, and nothing has ended; what has ended does so once.
    if (who !== null) end(who === undefined ? null : 'session-ended');
  }
}

export const session = {
  who: () => who,
  obstacle: () => obstacle,
  /** An administrator signed in here. */
  begin: (answer: SignedIn): void => {
    who = answer;
    obstacle = null;
    forgetInPortal();
  },
  /** The administrator signed out here. */
  leave: (): void => {
    end(null);
    forgetInPortal();
  },
  /** Asks the server who the cookie belongs to, once for many who want to know; throws where there is no answer. */
  ask: (): Promise<void> =>
    (underWay ??= askServer().finally(() => {
      underWay = null;
    })),
};
