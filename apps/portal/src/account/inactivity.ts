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

/** Time of the last report of activity to the server, by any tab. */
const lastReport = stored<number>('_announcedTime', (value) => (typeof value === 'number' ? value : 0));

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

/** Whether the last session expired, as opposed to a sign-out. */
export const hasExpired = (): boolean => stateOf(last) === 'over';

/** Returns the end of the session if it is near enough for a warning; null otherwise. */
export function warningEnd(): number | null {
  const who = presence();
  return stateOf(who) === 'near' ? (who?.until ?? null) : null;
}

/** Signs out here and on the server, whose own limit ends the session if the request fails. */
function expire(): void {
  session.end('expired');
  plainClient.call(logout, {}).catch(() => undefined);
}

/** Reports activity, which extends the session in every tab and on the server. An expired session stays expired. */
export function reportActivity(): void {
  const who = presence();
  if (!who) return;
  if (stateOf(who) === 'over') return expire();
  session.extend();
  const now = momentNow();
  // A report in the future was made before the clock was corrected.
  if (Math.abs(now - lastReport.get()) < KEPT_ALIVE) return;
  lastReport.set(now);
  refreshSession(plainClient).catch(() => undefined);
}

/** Creates a filter that ignores mouse events without movement, which browsers send when the page changes. */
function createMoveFilter(): (event: Event) => boolean {
  let [x, y] = [-1, -1];
  return (event) => {
    if (!(event instanceof MouseEvent)) return true;
    const { screenX, screenY } = event;
    const moved = screenX !== x || screenY !== y;
    [x, y] = [screenX, screenY];
    return moved;
  };
}

/** Tracks activity while a user is signed in, and ends the session on time, even after the device was asleep. */
export function watchInactivity(changed: () => void): () => void {
  if (lastReport.get() === 0) lastReport.set(momentNow());
  const stop = new AbortController();
  const { signal } = stop;
  const check = (): void => {
    if (stateOf(presence()) === 'over') expire();
    else changed();
  };
  const moved = createMoveFilter();
  let settling: ReturnType<typeof setTimeout> | undefined;
  const onActivity = (event: Event): void => {
    if (!moved(event)) return;
    check();
    clearTimeout(settling);
    settling = setTimeout(reportActivity, SETTLED_MS);
  };
  const timer = setInterval(check, CHECK_MS);
  // Scroll events of inner elements do not bubble, so they are captured.
  const early = { signal, capture: true, passive: true };
  for (const type of ['mousemove', 'scroll', 'keydown']) window.addEventListener(type, onActivity, early);
  // Checks immediately, because timers do not run on a hidden or sleeping page.
  for (const type of ['focus', 'pageshow', 'storage']) window.addEventListener(type, check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  check();
  return () => {
    stop.abort();
    clearInterval(timer);
    clearTimeout(settling);
  };
}
