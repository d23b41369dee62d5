import { ROLE_ADMIN } from '@semestr/core/roles';
import { stored } from '@semestr/theme/stored';

/**
 * Who is signed in, as the specification keeps it: in local storage under `user`, with an expiry under `_expiredTime`.
 * Hints for the interface only: the server decides everything by its cookie.
 */
export interface User {
  username: string;
  fio: string;
  group: string;
  accountType?: 'STUDENT' | 'EMPLOYEE' | undefined;
  photoUrl: string | null;
  authorities: readonly string[];
  hasNotConfirmedContact: boolean;
  isGroupHead: boolean;
  canStudentNote: boolean;
  rememberDevice: boolean;
}

/** Inactivity after which a session ends (specification, section 9). */
const SESSION_MS = 1740 * 1000;

const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'fio' in value && 'authorities' in value;

const user = stored<User | null>('user', (value) => (isUser(value) ? value : null));
const expiry = stored<number | null>('_expiredTime', (value) => (typeof value === 'number' ? value : null));

export const isAdmin = ({ authorities }: Pick<User, 'authorities'>): boolean =>
  authorities.includes(ROLE_ADMIN);

export const session = {
  user: user.get,
  useUser: user.use,
  begin: (who: User): void => {
    user.set(who);
    expiry.set(Date.now() + SESSION_MS);
  },
  end: (): void => {
    user.set(null);
    expiry.set(null);
  },
  /** The stored session is past its time: it must be refreshed before it is believed. */
  isStale: (): boolean => user.get() !== null && (expiry.get() ?? 0) < Date.now(),
};
