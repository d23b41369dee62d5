import { ApiError } from '@semestr/api/client';
import { BEYOND_ROLE } from '@semestr/api/endpoint';
import { refresh } from '@semestr/api/session';
import type { SignedIn } from '@semestr/api/signed-in';
import { type Area, type ConsoleRole, hasRight, type Right } from '@semestr/core/rights';
import { ROLE_ADMIN } from '@semestr/core/roles';
import { INACTIVITY } from '@semestr/core/session';
import { localStore } from '@semestr/ui/browser-storage';
import { keepWayBack } from '@semestr/ui/way-back';
import { client, errorOf } from './client.ts';
import { momentNow } from './layout/clock.ts';
import { forgetDrafts } from './ui/form/drafts.ts';

/** Why somebody stands before the door; the sign-in page says it in words. */
export const obstacles = ['session-ended', 'not-admin', 'second-factor-required', 'offline'] as const;
export type Obstacle = (typeof obstacles)[number];

/** As what somebody works here; null where they have no business here. */
export const roleOf = ({ authorities, staffRole }: SignedIn): ConsoleRole | null =>
  authorities.includes(ROLE_ADMIN) ? 'admin' : (staffRole ?? null);

/**
 * Who is signed in: undefined until the server was asked, null where it is nobody who works here. Only a hint for the interface:
 * the server decides everything by its cookie.
 */
let who: SignedIn | null | undefined;
let obstacle: Obstacle | null = null;
let underWay: Promise<void> | null = null;
/**
 * Set while the session is over and the page stays: calls wait until the same user has signed in again, so that nothing
 * typed, chosen or opened is lost.
 */
let interruption: PromiseWithResolvers<'back' | 'over'> | null = null;
const watchers = new Set<() => void>();

/** Runs when a session ends without a sign-out, with the login of its user. */
type EndListener = (username: string) => void;
const endListeners = new Set<EndListener>();

/** Lets forms keep what is typed in them: signing in again may lead away from the page. */
function keepTyped(): void {
  if (who) for (const listener of endListeners) listener(who.username);
}

function interrupt(): void {
  if (interruption) return;
  keepTyped();
  interruption = Promise.withResolvers();
  for (const watcher of watchers) watcher();
}

/** The calls that wait are made again where their user is back, and refused where the session is over for good. */
function resume(as: 'back' | 'over'): void {
  interruption?.resolve(as);
  interruption = null;
  for (const watcher of watchers) watcher();
}

function end(why: Obstacle | null): void {
  if (why !== null && !interruption) keepTyped();
  who = null;
  obstacle = why;
  resume('over');
}

/** Tells the portal who is signed in now, as if they had signed in there, and remembers where this tab was in the console. */
function handOver(answer: SignedIn): void {
  localStore.setItem('_expiredTime', JSON.stringify(momentNow() + INACTIVITY));
  localStore.setItem('user', JSON.stringify({ ...answer, rememberDevice: false }));
  const { pathname, search } = window.location;
  if (answer.impersonatedBy) keepWayBack({ path: pathname + search, until: answer.impersonatedBy.until });
}

/** Both applications share the cookie: whom the portal believes to be signed in is so no longer. Its tabs see it go. */
function forgetInPortal(): void {
  localStore.removeItem('user');
  localStore.removeItem('_expiredTime');
}

/** Whoever must set up a second factor first is not let in before: every call of theirs would be refused. */
function admit(answer: SignedIn): void {
  if (roleOf(answer) === null) return end('not-admin');
  if (answer.mustSetSecondFactor) return end('second-factor-required');
  const isSame = answer.username === who?.username;
  // The same user has the whole page again and needs no drafts; another one must see neither drafts nor page.
  forgetDrafts(interruption && isSame ? undefined : answer.username);
  if (interruption && !isSame) {
    who = null;
    return window.location.assign('/console/');
  }
  [who, obstacle] = [answer, null];
  resume('back');
}

/** Counts sign-ins and sign-outs: an answer to what was asked before the last of them says nothing of what is now. */
let turn = 0;

function beginTurn(): void {
  turn += 1;
  underWay = null;
}

/** A student's session is left alone: it is the portal's. */
async function askServer(): Promise<void> {
  const asked = turn;
  try {
    const answer = await client.call(refresh, {});
    if (turn === asked) admit(answer);
  } catch (error) {
    if (turn !== asked) return;
    if (!(error instanceof ApiError) || error.reason !== 'session-ended') throw error;
    // At the start nobody was signed in, and nothing has ended; what has ended does so once.
    if (who) interrupt();
    else if (who === undefined) end(null);
  }
}

export const session = {
  who: () => who,
  /** As what somebody works here now; null while nobody does. */
  role: (): ConsoleRole | null => (who ? roleOf(who) : null),
  /** Whether somebody may read or change what an area is about. Only a hint, too: what is refused is not offered. */
  may: (area: Area, right: Right): boolean => {
    const role = session.role();
    return role !== null && hasRight(role, area, right);
  },
  obstacle: () => obstacle,
  /** Somebody who works here signed in. */
  begin: (answer: SignedIn): void => {
    beginTurn();
    admit(answer);
    forgetInPortal();
  },
  /** The administrator acts as a student from now on: that is for the portal. */
  become: handOver,
  /** A second factor has come to be asked of whoever is here. */
  hold: (): void => end('second-factor-required'),
  /** They signed out here. */
  leave: (): void => {
    beginTurn();
    end(null);
    forgetDrafts();
    forgetInPortal();
  },
  /** Whether the session is over, and its page waits for the same user to sign in again. */
  isInterrupted: () => interruption !== null,
  /** Subscribes to interruptions and their ends; returns what unsubscribes. */
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  /** Subscribes to the end of sessions; returns what unsubscribes. */
  onEnd: (listener: EndListener): (() => void) => {
    endListeners.add(listener);
    return () => endListeners.delete(listener);
  },
  /** Asks the server who the cookie belongs to, once for many who want to know; throws where there is no answer. */
  ask: (): Promise<void> => {
    const asked = turn;
    return (underWay ??= askServer().finally(() => {
      if (turn === asked) underWay = null;
    }));
  },
};

/** Throws once the session is over. react-admin resolves a call that finds it over, as if the call had succeeded. */
export function assertSignedIn(): void {
  if (!who) throw new ApiError('session-ended', 401);
}

/** 403 has two meanings (docs/decisions/0012): the session is over, or it goes on and this call is not allowed in it. */
async function meaningOf(refusal: ApiError): Promise<ApiError> {
  if (refusal.reason === 'second-factor-required') session.hold();
  const isClear = refusal.reason === 'second-factor-required' || refusal.reason === BEYOND_ROLE;
  if (refusal.status !== 403 || isClear) return refusal;
  await session.ask();
  return session.who() ? new ApiError('forbidden', 403, { cause: refusal }) : refusal;
}

/** What a call has thrown, as react-admin reads it. By then it is known whether the session goes on. */
export const refused = async (error: unknown): Promise<unknown> =>
  error instanceof ApiError ? errorOf(await meaningOf(error)) : error;

/**
 * Makes a call. If the session is over, waits until the same user has signed in again and repeats the call. Throws any other
 * refusal as react-admin reads it.
 */
export async function answered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const asked = turn;
    try {
      return await ask();
    } catch (error) {
      const refusal = await refused(error);
      const isOver = error instanceof ApiError && (error.status === 401 || error.status === 403);
      if (!isOver) throw refusal;
      const isBack = (await interruption?.promise) === 'back' || (turn !== asked && session.who());
      if (!isBack) throw refusal;
    }
  }
}
