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
export const signInReasons = ['session-ended', 'not-admin', 'second-factor-required', 'offline'] as const;
export type SignInReason = (typeof signInReasons)[number];

/** Returns the user's role in the console; null without access. */
export const roleOf = ({ authorities, staffRole }: SignedIn): ConsoleRole | null =>
  authorities.includes(ROLE_ADMIN) ? 'admin' : (staffRole ?? null);

/**
 * The signed-in user: undefined until the server has responded, null when there is no session with access. It only
 * controls what the interface offers; the server authorises every call by the cookie.
 */
let user: SignedIn | null | undefined;
let signInReason: SignInReason | null = null;
let pendingRefresh: Promise<void> | null = null;
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
function saveDrafts(): void {
  if (user) for (const listener of endListeners) listener(user.username);
}

function interrupt(): void {
  if (interruption) return;
  saveDrafts();
  interruption = Promise.withResolvers();
  for (const watcher of watchers) watcher();
}

/** Repeats the waiting calls when their user is back, and rejects them when the session is over for good. */
function resume(as: 'back' | 'over'): void {
  interruption?.resolve(as);
  interruption = null;
  for (const watcher of watchers) watcher();
}

function end(why: SignInReason | null): void {
  if (why !== null && !interruption) saveDrafts();
  user = null;
  signInReason = why;
  resume('over');
}

/** Stores the signed-in user as the portal does on sign-in, and remembers this tab's page in the console. */
function storeSession(answer: SignedIn): void {
  localStore.setItem('_expiredTime', JSON.stringify(momentNow() + INACTIVITY));
  localStore.setItem('user', JSON.stringify({ ...answer, rememberDevice: false }));
  const { pathname, search } = window.location;
  if (answer.impersonatedBy) keepWayBack({ path: pathname + search, until: answer.impersonatedBy.until });
}

/** Removes the portal's stored user too, because both applications share the cookie. Its tabs observe the change. */
function removePortalSession(): void {
  localStore.removeItem('user');
  localStore.removeItem('_expiredTime');
}

/** Does not admit a user who must set up a second factor first, because all their calls would be rejected. */
function admit(answer: SignedIn): void {
  if (roleOf(answer) === null) return end('not-admin');
  if (answer.mustSetSecondFactor) return end('second-factor-required');
  const isSame = answer.username === user?.username;
  // The same user gets the whole page back and needs no drafts; another user must see neither drafts nor page.
  forgetDrafts(interruption && isSame ? undefined : answer.username);
  if (interruption && !isSame) {
    user = null;
    return window.location.assign('/console/');
  }
  [user, signInReason] = [answer, null];
  resume('back');
}

/** Counts sign-ins and sign-outs. A response is outdated when its request was sent in an earlier generation. */
let generation = 0;

function nextGeneration(): void {
  generation += 1;
  pendingRefresh = null;
}

/** Loads the user of the cookie. Does not end a student's session, which belongs to the portal. */
async function refreshFromServer(): Promise<void> {
  const startGeneration = generation;
  try {
    const answer = await client.call(refresh, {});
    if (generation === startGeneration) admit(answer);
  } catch (error) {
    if (generation !== startGeneration) return;
    if (!(error instanceof ApiError) || error.reason !== 'session-ended') throw error;
    // On start no session has ended; a session that ends is reported only once.
    if (user) interrupt();
    else if (user === undefined) end(null);
  }
}

export const session = {
  user: () => user,
  /** Returns the current role in the console; null when no user with access is signed in. */
  role: (): ConsoleRole | null => (user ? roleOf(user) : null),
  /**
   * Whether the signed-in user can read or change an area. Only used to hide actions that the server would reject.
   */
  may: (area: Area, right: Right): boolean => {
    const role = session.role();
    return role !== null && hasRight(role, area, right);
  },
  signInReason: () => signInReason,
  /** Starts the session of a user with access to the console. */
  begin: (answer: SignedIn): void => {
    nextGeneration();
    admit(answer);
    removePortalSession();
  },
  /** Starts impersonating a student, which the portal takes over. */
  startImpersonation: storeSession,
  /** Called when the signed-in user must set up a second factor. */
  requireSecondFactor: (): void => end('second-factor-required'),
  /** Ends the session after a sign-out in this tab. */
  leave: (): void => {
    nextGeneration();
    end(null);
    forgetDrafts();
    removePortalSession();
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
  refresh: (): Promise<void> => {
    const startGeneration = generation;
    return (pendingRefresh ??= refreshFromServer().finally(() => {
      if (generation === startGeneration) pendingRefresh = null;
    }));
  },
};

/**
 * Throws when the session has ended. Otherwise react-admin would resolve a call made in that state as if it had
 * succeeded.
 */
export function assertSignedIn(): void {
  if (!user) throw new ApiError('session-ended', 401);
}

/**
 * 403 has two meanings (docs/decisions/0012): the session is over, or it is still valid and this call is not allowed in
 * it.
 */
async function classifyForbidden(refusal: ApiError): Promise<ApiError> {
  if (refusal.reason === 'second-factor-required') session.requireSecondFactor();
  const isClear = refusal.reason === 'second-factor-required' || refusal.reason === BEYOND_ROLE;
  if (refusal.status !== 403 || isClear) return refusal;
  await session.refresh();
  return session.user() ? new ApiError('forbidden', 403, { cause: refusal }) : refusal;
}

/** Converts an error of a call to a react-admin error, after checking whether the session is still valid. */
export const toSessionError = async (error: unknown): Promise<unknown> =>
  error instanceof ApiError ? errorOf(await classifyForbidden(error)) : error;

/**
 * Performs a call. When the session is over, waits until the same user has signed in again and repeats the call. Throws
 * any other refusal as a react-admin error.
 */
export async function callInSession<T>(perform: () => Promise<T>): Promise<T> {
  for (;;) {
    const startGeneration = generation;
    try {
      return await perform();
    } catch (error) {
      const refusal = await toSessionError(error);
      const isOver = error instanceof ApiError && (error.status === 401 || error.status === 403);
      if (!isOver) throw refusal;
      const isBack =
        (await interruption?.promise) === 'back' || (generation !== startGeneration && session.user());
      if (!isBack) throw refusal;
    }
  }
}
