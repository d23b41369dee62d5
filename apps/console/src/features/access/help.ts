import type { Situation } from '@semestr/api/access';
import { mayManageSignIn } from '@semestr/core/rights';
import {
  Ban,
  KeyRound,
  Link,
  LockOpen,
  LogOut,
  type LucideIcon,
  Mail,
  ShieldOff,
  Undo2,
  UserRoundCog,
} from 'lucide-react';
import { session } from '../../session/session.ts';

/** Actions that an administrator can perform here; each requires confirmation. */
export const helpIcons = {
  unblock: LockOpen,
  unban: Undo2,
  'send-link': Mail,
  'hand-link': Link,
  'end-sessions': LogOut,
  'reset-second-factor': ShieldOff,
  impersonate: UserRoundCog,
  block: Ban,
} as const satisfies Record<string, LucideIcon>;
export type Help = keyof typeof helpIcons;

export const makeAccountIcon = KeyRound;

/** Whether the signed-in user can act on this account. Only administrators manage accounts of console users. */
export const canActOnAccount = ({ account, person }: Situation): boolean => {
  const role = session.role();
  if (role === null || !session.may('accounts', 'write')) return false;
  return account === null || mayManageSignIn(role, { role: person.role, staffRole: account.staffRole });
};

/** Returns the other actions that make sense for the account, in the order of the buttons. */
export function otherActions({ account, attempts, sessions, person, blocker }: Situation): Help[] {
  if (!account) return [];
  const makesSense = {
    unblock: account.block !== null,
    unban: attempts.some(({ left, limit }) => left < limit),
    'send-link': true,
    'end-sessions': sessions.length > 0,
    'reset-second-factor': account.hasSecondFactor || account.passkeys > 0,
    impersonate: person.kind === 'students' && session.may('impersonation', 'write'),
  } satisfies Partial<Record<Help, boolean>>;
  // The keys of the object are actions.
  return (Object.keys(makesSense) as (keyof typeof makesSense)[]).filter(
    (help) => makesSense[help] && help !== blocker?.help,
  );
}
