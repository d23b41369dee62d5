import type { SignedIn } from '@semestr/api/signed-in';
import { ROLE_ADMIN } from '@semestr/core/roles';
import { INACTIVITY } from '@semestr/core/session';
import { clockNow } from '@semestr/ui/clock';
import { stored } from '@semestr/ui/stored';
import { forgetSessionMark } from '@semestr/ui/session-mark';

/**
 * The signed-in user, stored as specified in local storage under `user`, with the expiry under `_expiredTime`. Only
 * controls what the interface offers; the server authorises every call by the cookie.
 */
export interface User extends Omit<SignedIn, 'redirectUrl'> {
  rememberDevice: boolean;
  /** Whether the university's data about the user is invalid, as found during sign-in. */
  illiquid?: boolean;
}

/** A change of the session; `…-elsewhere` is a change in another tab. */
export type Change =
  /** A user signed in, or an administrator started or ended an impersonation. */
  | 'began'
  /** The session expired or the server ended it. */
  | 'expired'
  | 'signed-out'
  /** The same user has other permissions than before. */
  | 'rights'
  | 'began-elsewhere'
  /** Another user has signed in. */
  | 'replaced-elsewhere'
  | 'ended-elsewhere';

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  'username' in value &&
  typeof value.username === 'string' &&
  'fio' in value &&
  typeof value.fio === 'string' &&
  'authorities' in value &&
  Array.isArray(value.authorities) &&
  'group' in value &&
  typeof value.group === 'string';

const user = stored<User | null>('user', (value) => (isUser(value) ? value : null));
const expiry = stored<number | null>('_expiredTime', (value) => (typeof value === 'number' ? value : null));

export const isAdmin = ({ authorities }: Pick<User, 'authorities'>): boolean =>
  authorities.includes(ROLE_ADMIN);

/** Whether the user has access to the console. */
export const hasConsoleAccess = (who: Pick<User, 'authorities' | 'staffRole'>): boolean =>
  isAdmin(who) || who.staffRole !== undefined;

/**
 * Returns the part of a session that determines which replies may be shown: the user, the impersonating administrator,
 * and their permissions.
 */
const identityOf = (who: User | null): string =>
  JSON.stringify(
    who && [
      who.username,
      who.impersonatedBy?.admin,
      who.authorities,
      who.staffRole,
      who.isGroupHead,
      who.canStudentNote,
      who.hasProfiling,
    ],
  );

const listeners = new Set<(change: Change) => void>();
let lastUser: User | null = null;

function announce(change: Change): void {
  lastUser = user.get();
  for (const listener of listeners) listener(change);
}

const extend = (): void => expiry.set(clockNow() + INACTIVITY);

function store(who: User | null): void {
  // Sets the expiry first. Another tab may read both in between, and must never find the user with the previous
  // expiry.
  if (who) extend();
  user.set(who);
  if (!who) expiry.set(null);
}

/** Detects changes of the session by other tabs since the last check. */
function detectChange(): void {
  const [before, now] = [lastUser, user.get()];
  if (identityOf(before) === identityOf(now)) return;
  if (!now) announce('ended-elsewhere');
  else if (!before) announce('began-elsewhere');
  else announce(before.username === now.username ? 'rights' : 'replaced-elsewhere');
}
export const session = {
  user: user.get,
  useUser: user.use,
  /** Follows changes of the session by other tabs; called once, when the portal starts in a browser. */
  listen: (): void => {
    lastUser = user.get();
    window.addEventListener('storage', detectChange);
    // A page restored from the browser's cache missed earlier events.
    window.addEventListener('pageshow', detectChange);
  },
  /** Starts a session after a sign-in, or when an impersonation starts or ends. */
  begin: (who: User): void => {
    store(who);
    announce('began');
  },
  end: (why: 'expired' | 'signed-out'): void => {
    store(null);
    forgetSessionMark();
    announce(why);
  },
  /**
   * Updates the session with the user and permissions returned by the server. Does not notify if the browser had lost
   * the stored user.
   */
  renew: (who: SignedIn, isRemembered = false): void => {
    const before = user.get();
    const { rememberDevice = isRemembered, illiquid = false } = before ?? {};
    store({ ...who, rememberDevice, illiquid });
    if (!before) lastUser = user.get();
    else if (identityOf(before) !== identityOf(user.get())) announce('rights');
  },
  /** Called when both contacts of the user are confirmed: unlocks the personal account. */
  contactsConfirmed: (): void => {
    const who = user.get();
    if (who?.hasNotConfirmedContact) user.set({ ...who, hasNotConfirmedContact: false });
  },
  /** Called when the server requires a confirmed contact before anything else. */
  contactsUnconfirmed: (): void => {
    const who = user.get();
    if (who) user.set({ ...who, hasNotConfirmedContact: true });
  },
  /** When the session ends without activity, in milliseconds. */
  until: expiry.get,
  /** Extends the session after activity. */
  extend,
  /** Whether the stored session has expired and must be refreshed before it is used. */
  isStale: (): boolean => user.get() !== null && (expiry.get() ?? 0) < clockNow(),
  /** Subscribes to changes; returns the function that unsubscribes. */
  onChange: (listener: (change: Change) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
