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
import { session } from '../../session.ts';

/** What an administrator can do here; each asks before it is done. */
export const deedIcons = {
  unblock: LockOpen,
  unban: Undo2,
  'send-link': Mail,
  'hand-link': Link,
  'end-sessions': LogOut,
  'reset-second-factor': ShieldOff,
  impersonate: UserRoundCog,
  block: Ban,
} as const satisfies Record<string, LucideIcon>;
export type Deed = keyof typeof deedIcons;

export const makeAccountIcon = KeyRound;

/** Whether whoever is here may do it at all: the account of somebody who works in the console is the administrators’ business. */
export const maySeeToThem = ({ account, person }: Situation): boolean => {
  const role = session.role();
  if (role === null || !session.may('accounts', 'write')) return false;
  return account === null || maySeeTo(role, { role: person.role, staffRole: account.staffRole });
};

/** Which deeds make sense beside the one that helps, in the order of the buttons. */
export function furtherDeeds({ account, attempts, sessions, person, hindrance }: Situation): Deed[] {
  if (!account) return [];
  const makesSense = {
    unblock: account.block !== null,
    unban: attempts.some(({ left, limit }) => left < limit),
    'send-link': true,
    'end-sessions': sessions.length > 0,
    'reset-second-factor': account.hasSecondFactor || account.passkeys > 0,
    impersonate: person.kind === 'students' && session.may('administration', 'write'),
  } satisfies Partial<Record<Deed, boolean>>;
  // The keys of the table are deeds.
  return (Object.keys(makesSense) as (keyof typeof makesSense)[]).filter(
    (deed) => makesSense[deed] && deed !== hindrance?.help,
  );
}
