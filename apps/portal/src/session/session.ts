import type { SignedIn } from '@semestr/api/signed-in';
import { ROLE_ADMIN } from '@semestr/core/roles';
import { INACTIVITY } from '@semestr/core/session';
import { stored } from '@semestr/ui/stored';

/**
 * Who is signed in, as the specification keeps it: in local storage under `user`, with an expiry under `_expiredTime`.
 * Hints for the interface only: the server decides everything by its cookie.
 */
export interface User extends Omit<SignedIn, 'redirectUrl'> {
  rememberDevice: boolean;
  /** The university has faulty data of this person, as the sign-in found. */
  illiquid?: boolean;
}

/** What happened to the session; `…-elsewhere` in another tab, which shares it. */
export type Change =
  /** Somebody signed in, or an administrator as somebody or back. */
  | 'began'
  /** The server has ended it. */
  | 'expired'
  | 'signed-out'
  /** The same person may do more or less than before. */
  | 'rights'
  | 'began-elsewhere'
  /** Another person has taken the place of the last. */
  | 'replaced-elsewhere'
  | 'ended-elsewhere';

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  'username' in value &&
  typeof value.username === 'string' &&
  'fio' in value &&
  'authorities' in value;

const user = stored<User | null>('user', (value) => (isUser(value) ? value : null));
const expiry = stored<number | null>('_expiredTime', (value) => (typeof value === 'number' ? value : null));

export const isAdmin = ({ authorities }: Pick<User, 'authorities'>): boolean =>
  authorities.includes(ROLE_ADMIN);

/** Whether somebody has business in the console. */
export const worksInConsole = (who: Pick<User, 'authorities' | 'staffRole'>): boolean =>
  isAdmin(who) || who.staffRole !== undefined;

/** What of a session decides which answers may be shown: the person, who acts as them, and their rights. */
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
let known: User | null = null;

function announce(change: Change): void {
  known = user.get();
  for (const listener of listeners) listener(change);
}

const prolong = (): void => expiry.set(Date.now() + INACTIVITY);

function store(who: User | null): void {
  // Another tab may look in between: there is never somebody signed in until a time that was another's.
  if (who) prolong();
  user.set(who);
  if (!who) expiry.set(null);
}

/** What another tab has made of the session since this one looked at it last. */
function noticeOtherTabs(): void {
  const [before, now] = [known, user.get()];
  if (identityOf(before) === identityOf(now)) return;
  if (!now) announce('ended-elsewhere');
  else if (!before) announce('began-elsewhere');
  else announce(before.username === now.username ? 'rights' : 'replaced-elsewhere');
}
export const session = {
  user: user.get,
  useUser: user.use,
  /** Follows what other tabs make of the session; once, when the portal starts in a browser. */
  listen: (): void => {
    known = user.get();
    window.addEventListener('storage', noticeOtherTabs);
    // A page that comes back from the browser's cache was told nothing while it slept.
    window.addEventListener('pageshow', noticeOtherTabs);
  },
  /** Somebody signed in, or an administrator as somebody or back. */
  begin: (who: User): void => {
    store(who);
    announce('began');
  },
  end: (why: 'expired' | 'signed-out'): void => {
    store(null);
    announce(why);
  },
  /** The session goes on; the server has said who it belongs to and what they may do now. */
  renew: (who: SignedIn): void => {
    const before = user.get();
    const { rememberDevice = false, illiquid = false } = before ?? {};
    store({ ...who, rememberDevice, illiquid });
    if (identityOf(before) !== identityOf(user.get())) announce('rights');
  },
  /** Both contacts of the person are confirmed: the personal account is open. */
  contactsConfirmed: (): void => {
    const who = user.get();
    if (who?.hasNotConfirmedContact) user.set({ ...who, hasNotConfirmedContact: false });
  },
  /** The server says that a contact has to be confirmed before anything else is done. */
  contactsUnconfirmed: (): void => {
    const who = user.get();
    if (who) user.set({ ...who, hasNotConfirmedContact: true });
  },
  /** When the session ends unless something is done, in milliseconds. */
  until: expiry.get,
  /** Something was done: the session goes on from now. */
  prolong,
  /** The stored session is past its time: it must be refreshed before it is believed. */
  isStale: (): boolean => user.get() !== null && (expiry.get() ?? 0) < Date.now(),
  /** Calls the listener at each change; returns what ends that. */
  onChange: (listener: (change: Change) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
