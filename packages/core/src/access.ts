import type { DeliveryState } from './delivery.ts';

/** What prevents a user from signing in, and what an administrator can do about it. */

/** The facts about a user's ways to sign in that the rules need. */
export interface AccessFacts {
  hasAccount: boolean;
  block: 'for-good' | 'restorable' | null;
  /** Whether the account is closed because the student has left the university. */
  hasLeft: boolean;
  /** Whether the university requires users of this role to sign in at another site. */
  isElsewhere: boolean;
  hasPassword: boolean;
  /** Until when further attempts are rejected; null when they are accepted. */
  bannedUntil: { recovery: Date | null; signIn: Date | null; secondFactor: Date | null };
  /** For each confirmed contact, whether the last message to it was lost; null when there is no confirmed one. */
  lost: { email: boolean | null; sms: boolean | null };
  /** Whether the server has a gateway for each kind of messages; without one they stay in the outbox. */
  gateways: { email: boolean; sms: boolean };
  /** Whether a password link can be sent to an e-mail address whose last message arrived. */
  isMailable: boolean;
}

/** Reasons why a user cannot sign in; the first one that applies counts: without an account, attempts do not matter. */
export const blockReasons = [
  'no-account',
  'left',
  'blocked',
  'blocked-restorable',
  'elsewhere',
  'no-password',
  'recovery-shut',
  'second-factor-shut',
  'sign-in-shut',
  'no-gateway',
  'no-contact',
  'messages-lost',
] as const;
export type BlockReason = (typeof blockReasons)[number];

/** Remedies: the action that is suggested first to an administrator. */
export const accessHelps = ['make-account', 'unblock', 'unban', 'send-link', 'hand-link'] as const;
export type AccessHelp = (typeof accessHelps)[number];

/** Ways in which a user can sign in, or get a new password, without help. */
export const openWays = ['password', 'email', 'sms'] as const;
export type OpenWay = (typeof openWays)[number];

export interface SignInBlocker {
  cause: BlockReason;
  /** When it expires; null when it does not. */
  until: Date | null;
  /** Null when no action here helps. */
  help: AccessHelp | null;
}

interface Rule {
  applies: (facts: AccessFacts) => boolean;
  until?: (facts: AccessFacts) => Date | null;
  help: (facts: AccessFacts) => AccessHelp | null;
}

/** A new password helps: by e-mail when messages arrive, otherwise by a link that is passed on. */
const suggestLink = ({ isMailable, gateways }: AccessFacts): AccessHelp =>
  isMailable && gateways.email ? 'send-link' : 'hand-link';

const hasContact = ({ lost }: AccessFacts): boolean => lost.email !== null || lost.sms !== null;
/** Whether no code reaches the user because the server has no gateway for their contacts. */
const lacksGateway = ({ lost, gateways }: AccessFacts): boolean => {
  const hasNone = lost.email === null && lost.sms === null;
  const carries = { email: hasNone || lost.email !== null, sms: hasNone || lost.sms !== null };
  return !(carries.email && gateways.email) && !(carries.sms && gateways.sms);
};
const losesMessages = ({ lost }: AccessFacts): boolean => lost.email === true || lost.sms === true;

const rules: Readonly<Record<BlockReason, Rule>> = {
  'no-account': { applies: ({ hasAccount }) => !hasAccount, help: () => 'make-account' },
  // Only an order that reinstates the student reopens the account.
  left: { applies: ({ hasLeft }) => hasLeft, help: () => null },
  blocked: { applies: ({ block }) => block === 'for-good', help: () => 'unblock' },
  'blocked-restorable': { applies: ({ block }) => block === 'restorable', help: suggestLink },
  elsewhere: { applies: ({ isElsewhere }) => isElsewhere, help: () => null },
  'no-password': { applies: ({ hasPassword }) => !hasPassword, help: suggestLink },
  'recovery-shut': {
    applies: ({ bannedUntil }) => bannedUntil.recovery !== null,
    until: ({ bannedUntil }) => bannedUntil.recovery,
    // Restoring attempts does not help when codes do not arrive.
    help: (facts) => (hasContact(facts) && !losesMessages(facts) ? 'unban' : suggestLink(facts)),
  },
  'second-factor-shut': {
    applies: ({ bannedUntil }) => bannedUntil.secondFactor !== null,
    until: ({ bannedUntil }) => bannedUntil.secondFactor,
    help: () => 'unban',
  },
  'sign-in-shut': {
    applies: ({ bannedUntil }) => bannedUntil.signIn !== null,
    until: ({ bannedUntil }) => bannedUntil.signIn,
    help: () => 'unban',
  },
  'no-gateway': { applies: lacksGateway, help: () => 'hand-link' },
  'no-contact': { applies: (facts) => !hasContact(facts), help: suggestLink },
  'messages-lost': { applies: losesMessages, help: suggestLink },
};

/** Returns what prevents the sign-in; null when nothing does. */
export function findSignInBlocker(facts: AccessFacts): SignInBlocker | null {
  const cause = blockReasons.find((one) => rules[one].applies(facts));
  if (cause === undefined) return null;
  const { until, help } = rules[cause];
  return { cause, until: until?.(facts) ?? null, help: help(facts) };
}

/** Returns the ways that remain open, for example to support the user by phone. */
export function openWaysIn(facts: AccessFacts): OpenWay[] {
  const { hasAccount, block, hasLeft, isElsewhere, hasPassword, bannedUntil, lost, gateways } = facts;
  if (!hasAccount || hasLeft || isElsewhere || block === 'for-good') return [];
  const isOpen: Record<OpenWay, boolean> = {
    password:
      hasPassword && block === null && bannedUntil.signIn === null && bannedUntil.secondFactor === null,
    email: gateways.email && lost.email === false && bannedUntil.recovery === null,
    sms: gateways.sms && lost.sms === false && bannedUntil.recovery === null,
  };
  return openWays.filter((way) => isOpen[way]);
}

/**
 * Delivery status of a message: pending or retried, delivered, rejected, unanswered until it expired, or never sent.
 */
export const deliveryStatuses = ['waiting', 'retrying', 'sent', 'refused', 'unanswered', 'unsent'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** A message in the outbox. */
interface KeptMessage {
  state: DeliveryState;
  failures: number;
  /** Time after which it is no longer sent. */
  expiresAt: Date | null;
}

/** Returns the delivery status of a message. An expired one is no longer sent, even if it has not been closed yet. */
export function deliveryStatusOf({ state, failures, expiresAt }: KeptMessage, now: Date): DeliveryStatus {
  if (state === 'sent') return 'sent';
  // A rejection is final; a gateway that does not respond is retried until the message expires.
  if (state === 'failed') return 'refused';
  if (state === 'waiting' && (expiresAt === null || expiresAt > now))
    return failures > 0 ? 'retrying' : 'waiting';
  return failures > 0 ? 'unanswered' : 'unsent';
}

/** Whether a message was lost. One that waits for its first attempt is not. */
export const isLost = (delivery: DeliveryStatus): boolean => delivery !== 'sent' && delivery !== 'waiting';

/**
 * Returns when messages to one address began to be lost; null when the last one with a known status arrived. The
 * messages are sorted newest first.
 */
export function lostSince(messages: readonly (KeptMessage & { createdAt: Date })[], now: Date): Date | null {
  const finishedMessages = messages.filter((message) => deliveryStatusOf(message, now) !== 'waiting');
  const arrived = finishedMessages.findIndex((message) => deliveryStatusOf(message, now) === 'sent');
  const lost = arrived < 0 ? finishedMessages : finishedMessages.slice(0, arrived);
  return lost.at(-1)?.createdAt ?? null;
}
