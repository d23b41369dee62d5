import { logout } from '@semestr/api/session';
import { inactivityOf, KEPT_ALIVE, type Presence } from '@semestr/core/inactivity';
import { stored } from '@semestr/ui/stored';
import { plainClient } from '../client/client.ts';
import { momentNow } from '../hydration/now.ts';
import { refreshSession } from '../session/refresh.ts';
import { isAdmin, session } from '../session/session.ts';

/**
 * How often the end of the session is checked, and the debounce of activity (specification, section 9), in
 * milliseconds.
 */
const CHECK_MS = 1000;
const SETTLED_MS = 300;

/** When activity was last reported to the server, by any tab. */
const announced = stored<number>('_announcedTime', (value) => (typeof value === 'number' ? value : 0));

/** User and activity at the last check. */
let last: Presence | null = null;

function presence(): Presence | null {
  const user = session.user();
  if (!user) return null;
  last = {
    until: session.until(),
    isRemembered: user.rememberDevice,
    isAdmin: isAdmin(user),
    pathname: window.location.pathname,
  };
  return last;
}

const stateOf = (who: Presence | null) => (who ? inactivityOf(who, momentNow()) : 'none');

/** Whether the previous session had expired, as opposed to a sign-out. */
export const wasOver = (): boolean => stateOf(last) === 'over';

/** Returns when the session ends, if that is soon; null otherwise. */
export function nearEnd(): number | null {
  const who = presence();
  return stateOf(who) === 'near' ? (who?.until ?? null) : null;
}

/** Signs out here and on the server, whose own limit ends the session if the request fails. */
function expire(): void {
  session.end('expired');
  plainClient.call(logout, {}).catch(() => undefined);
}

/** Reports activity, which extends the session in every tab and on the server. An expired session stays expired. */
export function stay(): void {
  const who = presence();
  if (!who) return;
  if (stateOf(who) === 'over') return expire();
  session.prolong();
  const now = momentNow();
  // A report in the future was made before the clock was corrected.
  if (Math.abs(now - announced.get()) < KEPT_ALIVE) return;
  announced.set(now);
  refreshSession(plainClient).catch(() => undefined);
}

/** Browsers send mouse events without a movement when the page changes below the pointer: these are ignored. */
function isMoved(): (event: Event) => boolean {
  let [x, y] = [-1, -1];
  return (event) => {
    if (!(event instanceof MouseEvent)) return true;
    const { screenX, screenY } = event;
    const moved = screenX !== x || screenY !== y;
    [x, y] = [screenX, screenY];
    return moved;
  };
}

/** Tracks activity while a user is signed in, and ends the session on time, also after the device was asleep. */
export function watchInactivity(changed: () => void): () => void {
  if (announced.get() === 0) announced.set(momentNow());
  const stop = new AbortController();
  const { signal } = stop;
  const check = (): void => {
    if (stateOf(presence()) === 'over') expire();
    else changed();
  };
  const moved = isMoved();
  let settling: ReturnType<typeof setTimeout> | undefined;
  const onActivity = (event: Event): void => {
    if (!moved(event)) return;
    check();
    clearTimeout(settling);
    settling = setTimeout(stay, SETTLED_MS);
  };
  const timer = setInterval(check, CHECK_MS);
  // Scroll events of inner elements do not bubble, so they are captured.
  const early = { signal, capture: true, passive: true };
  for (const type of ['mousemove', 'scroll', 'keydown']) window.addEventListener(type, onActivity, early);
  // A hidden or sleeping page may pass the end of the session before any timer runs.
  for (const type of ['focus', 'pageshow', 'storage']) window.addEventListener(type, check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  check();
  return () => {
    stop.abort();
    clearInterval(timer);
    clearTimeout(settling);
  };
}
