import { logout } from '@semestr/api/session';
import { inactivityOf, KEPT_ALIVE, type Presence } from '@semestr/core/inactivity';
import { stored } from '@semestr/ui/stored';
import { plainClient } from '../client.ts';
import { momentNow } from '../ui/now.ts';
import { refreshSession } from './refresh.ts';
import { isAdmin, session } from './session.ts';

/** How often the end is looked for, and how long activity rests before it is noted (specification, section 9). */
const CHECK_MS = 1000;
const SETTLED_MS = 300;

/** When the server was last told that somebody is there, by whichever tab. */
const announced = stored<number>('_announcedTime', (value) => (typeof value === 'number' ? value : 0));

/** Who was there when somebody looked last. */
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

/** Whether the session that is gone had come to its end, and was not left. */
export const wasOver = (): boolean => stateOf(last) === 'over';

/** When the session ends, where that is near; null otherwise. */
export function nearEnd(): number | null {
  const who = presence();
  return stateOf(who) === 'near' ? (who?.until ?? null) : null;
}

/** Signs out here and on the server, whose own limit ends the session where this does not arrive. */
function expire(): void {
  session.end('expired');
  plainClient.call(logout, {}).catch(() => undefined);
}

/** Somebody is there: the session goes on in every tab, and on the server. What is over by then stays over. */
export function stay(): void {
  const who = presence();
  if (!who) return;
  if (stateOf(who) === 'over') return expire();
  session.prolong();
  const now = momentNow();
  if (now - announced.get() < KEPT_ALIVE) return;
  announced.set(now);
  refreshSession(plainClient).catch(() => undefined);
}

/** A browser moves the mouse by itself where the page changes below it: that is nobody. */
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

/** While somebody is signed in: notes what they do, and ends the session in time, also after a sleep. */
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
  // What scrolls inside the page tells nobody above it: it is heard on its way down.
  const early = { signal, capture: true, passive: true };
  for (const type of ['mousemove', 'scroll', 'keydown']) window.addEventListener(type, onActivity, early);
  // A page that was out of sight or asleep may be past its time before any timer runs.
  for (const type of ['focus', 'pageshow', 'storage']) window.addEventListener(type, check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  check();
  return () => {
    stop.abort();
    clearInterval(timer);
    clearTimeout(settling);
  };
}
