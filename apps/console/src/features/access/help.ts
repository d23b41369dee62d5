import type { Situation } from '@semestr/api/access';
import { maySeeTo } from '@semestr/core/rights';
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

/** Whether the signed-in user can perform actions at all: accounts of console users are managed by administrators. */
export const maySeeToThem = ({ account, person }: Situation): boolean => {
  const role = session.role();
  if (role === null || !session.may('accounts', 'write')) return false;
  return account === null || maySeeTo(role, { role: person.role, staffRole: account.staffRole });
};

/** Returns the useful actions apart from the one that resolves the blocker, in the order of the buttons. */
export function furtherHelp({ account, attempts, sessions, person, blocker }: Situation): Help[] {
  if (!account) return [];
  const makesSense = {
    unblock: account.block !== null,
    unban: attempts.some(({ left, limit }) => left < limit),
    'send-link': true,
    'end-sessions': sessions.length > 0,
    'reset-second-factor': account.hasSecondFactor || account.passkeys > 0,
    impersonate: person.kind === 'students' && session.may('administration', 'write'),
  } satisfies Partial<Record<Help, boolean>>;
  // The keys of the table are actions.
  return (Object.keys(makesSense) as (keyof typeof makesSense)[]).filter(
    (help) => makesSense[help] && help !== blocker?.help,
  );
}
