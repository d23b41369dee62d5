import { ApiError } from '@semestr/api/client';
import { BEYOND_ROLE } from '@semestr/api/endpoint';
import { refresh } from '@semestr/api/session';
import type { SignedIn } from '@semestr/api/signed-in';
import { type Area, type ConsoleRole, hasRight, type Right } from '@semestr/core/rights';
import { ROLE_ADMIN } from '@semestr/core/roles';
import { INACTIVITY } from '@semestr/core/session';
import { localStore } from '@semestr/ui/browser-storage';
import { keepWayBack } from '@semestr/ui/way-back';
import { client, errorOf } from '../client.ts';
import { momentNow } from '../clock.ts';
import { forgetDrafts } from './drafts.ts';

/** Why the sign-in page is shown; the page explains the reason. */
export const obstacles = ['session-ended', 'not-admin', 'second-factor-required', 'offline'] as const;
export type Obstacle = (typeof obstacles)[number];

/** Returns the user's role in the console; null without access. */
export const roleOf = ({ authorities, staffRole }: SignedIn): ConsoleRole | null =>
  authorities.includes(ROLE_ADMIN) ? 'admin' : (staffRole ?? null);

/**
 * The signed-in user: undefined until the server has responded, null when there is no session with access. Only a hint
 * for the interface: the server decides everything by its cookie.
 */
let who: SignedIn | null | undefined;
let obstacle: Obstacle | null = null;
let underWay: Promise<void> | null = null;
/**
 * Set while the session is over and the page stays open: calls wait until the same user has signed in again, so that no
 * input, selection or open dialog is lost.
 */
let interruption: PromiseWithResolvers<'back' | 'over'> | null = null;
const watchers = new Set<() => void>();

/** Called when a session ends without a sign-out, with the user's username. */
type EndListener = (username: string) => void;
const endListeners = new Set<EndListener>();

/** Notifies forms to save their drafts: signing in again may leave the page. */
function keepTyped(): void {
  if (who) for (const listener of endListeners) listener(who.username);
}

function interrupt(): void {
  if (interruption) return;
  keepTyped();
  interruption = Promise.withResolvers();
  for (const watcher of watchers) watcher();
}

/** Repeats the waiting calls when their user is back, and rejects them when the session is over for good. */
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

/** Stores the signed-in user as the portal does on sign-in, and remembers this tab's page in the console. */
function storeSession(answer: SignedIn): void {
  localStore.setItem('_expiredTime', JSON.stringify(momentNow() + INACTIVITY));
  localStore.setItem('user', JSON.stringify({ ...answer, rememberDevice: false }));
  const { pathname, search } = window.location;
  if (answer.impersonatedBy) keepWayBack({ path: pathname + search, until: answer.impersonatedBy.until });
}

/** Both applications share the cookie: removes the portal's stored user too. Its tabs observe the change. */
function forgetInPortal(): void {
  localStore.removeItem('user');
  localStore.removeItem('_expiredTime');
}

/** A user who must set up a second factor first is not admitted: all their calls would be rejected. */
function admit(answer: SignedIn): void {
  if (roleOf(answer) === null) return end('not-admin');
  if (answer.mustSetSecondFactor) return end('second-factor-required');
  const isSame = answer.username === who?.username;
  // The same user gets the whole page back and needs no drafts; another user must see neither drafts nor page.
  forgetDrafts(interruption && isSame ? undefined : answer.username);
  if (interruption && !isSame) {
    who = null;
    return window.location.assign('/console/');
  }
  [who, obstacle] = [answer, null];
  resume('back');
}

/** Counts sign-ins and sign-outs: a response to a request sent before the last one is outdated. */
let turn = 0;

function beginTurn(): void {
  turn += 1;
  underWay = null;
}

/** A student's session is not ended: it belongs to the portal. */
async function askServer(): Promise<void> {
  const ownTurn = turn;
  try {
    const answer = await client.call(refresh, {});
    if (turn === ownTurn) admit(answer);
  } catch (error) {
    if (turn !== ownTurn) return;
    if (!(error instanceof ApiError) || error.reason !== 'session-ended') throw error;
    // On start no session has ended; a session that ends is reported only once.
    if (who) interrupt();
    else if (who === undefined) end(null);
  }
}

export const session = {
  who: () => who,
  /** Returns the current role in the console; null when no user with access is signed in. */
  role: (): ConsoleRole | null => (who ? roleOf(who) : null),
  /**
   * Whether the signed-in user can read or change an area. Also only a hint, used to hide actions that would be
   * rejected.
   */
  may: (area: Area, right: Right): boolean => {
    const role = session.role();
    return role !== null && hasRight(role, area, right);
  },
  obstacle: () => obstacle,
  /** Starts the session of a user with access to the console. */
  begin: (answer: SignedIn): void => {
    beginTurn();
    admit(answer);
    forgetInPortal();
  },
  /** Starts impersonating a student, which the portal takes over. */
  become: storeSession,
  /** Called when the signed-in user must set up a second factor. */
  hold: (): void => end('second-factor-required'),
  /** Ends the session after a sign-out in this tab. */
  leave: (): void => {
    beginTurn();
    end(null);
    forgetDrafts();
    forgetInPortal();
  },
  /** Whether the session is over and its page waits for the same user to sign in again. */
  isInterrupted: () => interruption !== null,
  /** Subscribes to interruptions and their ends; returns the function that unsubscribes. */
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  /** Subscribes to the end of sessions; returns the function that unsubscribes. */
  onEnd: (listener: EndListener): (() => void) => {
    endListeners.add(listener);
    return () => endListeners.delete(listener);
  },
  /**
   * Loads the user of the session cookie, with one request for concurrent callers; throws when there is no response.
   */
  ask: (): Promise<void> => {
    const ownTurn = turn;
    return (underWay ??= askServer().finally(() => {
      if (turn === ownTurn) underWay = null;
    }));
  },
};

/**
 * Throws once the session is over. react-admin otherwise resolves a call that finds it over, as if the call had
 * succeeded.
 */
export function assertSignedIn(): void {
  if (!who) throw new ApiError('session-ended', 401);
}

/**
 * 403 has two meanings (docs/decisions/0012): the session is over, or it is still valid and this call is not allowed in
 * it.
 */
async function meaningOf(refusal: ApiError): Promise<ApiError> {
  if (refusal.reason === 'second-factor-required') session.hold();
  const isClear = refusal.reason === 'second-factor-required' || refusal.reason === BEYOND_ROLE;
  if (refusal.status !== 403 || isClear) return refusal;
  await session.ask();
  return session.who() ? new ApiError('forbidden', 403, { cause: refusal }) : refusal;
}

/** Converts an error of a call to a react-admin error, after checking whether the session is still valid. */
export const refused = async (error: unknown): Promise<unknown> =>
  error instanceof ApiError ? errorOf(await meaningOf(error)) : error;

/**
 * Performs a call. When the session is over, waits until the same user has signed in again and repeats the call. Throws
 * any other refusal as a react-admin error.
 */
export async function answered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const ownTurn = turn;
    try {
      return await ask();
    } catch (error) {
      const refusal = await refused(error);
      const isOver = error instanceof ApiError && (error.status === 401 || error.status === 403);
      if (!isOver) throw refusal;
      const isBack = (await interruption?.promise) === 'back' || (turn !== ownTurn && session.who());
      if (!isBack) throw refusal;
    }
  }
}
