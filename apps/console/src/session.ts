import { ApiError } from '@semestr/api/client';
import { refresh } from '@semestr/api/session';
import type { SignedIn } from '@semestr/api/signed-in';
import { ROLE_ADMIN } from '@semestr/core/roles';
import { INACTIVITY } from '@semestr/core/session';
import { keepWayBack } from '@semestr/ui/way-back';
import { client, errorOf } from './client.ts';
import { momentNow } from './layout/clock.ts';

/** Why somebody stands before the door; the sign-in page says it in words. */
export const obstacles = ['session-ended', 'not-admin', 'second-factor-required', 'offline'] as const;
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

/** Tells the portal who is signed in now, as if they had signed in there, and remembers where this tab was in the console. */
function handOver(answer: SignedIn): void {
  localStorage.setItem('_expiredTime', JSON.stringify(momentNow() + INACTIVITY));
  localStorage.setItem('user', JSON.stringify({ ...answer, rememberDevice: false }));
  const { pathname, search } = window.location;
  if (answer.impersonatedBy) keepWayBack({ path: pathname + search, until: answer.impersonatedBy.until });
}

/** Both applications share the cookie: whom the portal believes to be signed in is so no longer. Its tabs see it go. */
function forgetInPortal(): void {
  localStorage.removeItem('user');
  localStorage.removeItem('_expiredTime');
}

/** Whoever must set up a second factor first is not let in before: every call of theirs would be refused. */
function admit(answer: SignedIn): void {
  if (!isAdmin(answer)) end('not-admin');
  else if (answer.mustSetSecondFactor) end('second-factor-required');
  else [who, obstacle] = [answer, null];
}

/** A student's session is left alone: it is the portal's. */
async function askServer(): Promise<void> {
  try {
    const answer = await client.call(refresh, {});
    admit(answer);
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
    admit(answer);
    forgetInPortal();
  },
  /** The administrator acts as a student from now on: that is for the portal. */
  become: handOver,
  /** A second factor has come to be asked of administrators while this one was here. */
  hold: (): void => end('second-factor-required'),
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

/** 403 has two meanings (docs/decisions/0012): the session is over, or it goes on and this call is not allowed in it. */
async function meaningOf(refusal: ApiError): Promise<ApiError> {
  if (refusal.reason === 'second-factor-required') session.hold();
  if (refusal.status !== 403 || refusal.reason === 'second-factor-required') return refusal;
  await session.ask();
  return session.who() ? new ApiError('forbidden', 403, { cause: refusal }) : refusal;
}

/** What a call has thrown, as react-admin reads it. By then it is known whether the session goes on. */
export const refused = async (error: unknown): Promise<unknown> =>
  error instanceof ApiError ? errorOf(await meaningOf(error)) : error;
