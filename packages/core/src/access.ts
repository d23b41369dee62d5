import type { DeliveryState } from './delivery.ts';

/** What stands in somebody's way who cannot get in, and what an administrator may do about it. */

/** What is known of the ways in, as far as the judgement needs it. */
export interface AccessFacts {
  hasAccount: boolean;
  block: 'for-good' | 'restorable' | null;
  /** The university lets people of this role sign in at another site. */
  isElsewhere: boolean;
  hasPassword: boolean;
  /** Until when no more tries are taken; null where they are. */
  shut: { recovery: Date | null; signIn: Date | null; secondFactor: Date | null };
  /** Of each confirmed contact, whether what was last sent there got lost; null where there is no confirmed one. */
  lost: { email: boolean | null; sms: boolean | null };
  /** Whether the server has a gateway for messages of a kind; without one they stay in the outbox. */
  gateways: { email: boolean; sms: boolean };
  /** A link for the password has an e-mail to go to, and what was last sent there arrived. */
  isMailable: boolean;
}

/** Why somebody does not get in, the first that holds: whoever has no account needs no attempts. */
export const hindranceCauses = [
  'no-account',
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
export type HindranceCause = (typeof hindranceCauses)[number];

/** What helps: the one deed that an administrator is offered first. */
export const accessHelps = ['make-account', 'unblock', 'unban', 'send-link', 'hand-link'] as const;
export type AccessHelp = (typeof accessHelps)[number];

/** By what somebody gets in, or gets a new password, without anybody's help. */
export const openWays = ['password', 'email', 'sms'] as const;
export type OpenWay = (typeof openWays)[number];

export interface Hindrance {
  cause: HindranceCause;
  /** When it ends by itself; null where it does not. */
  until: Date | null;
  /** Null where nothing here helps. */
  help: AccessHelp | null;
}

interface Rule {
  holds: (facts: AccessFacts) => boolean;
  until?: (facts: AccessFacts) => Date | null;
  help: (facts: AccessFacts) => AccessHelp | null;
}

/** A new password helps: by e-mail where that arrives, else from hand to hand. */
const aLink = ({ isMailable, gateways }: AccessFacts): AccessHelp =>
  isMailable && gateways.email ? 'send-link' : 'hand-link';

const hasContact = ({ lost }: AccessFacts): boolean => lost.email !== null || lost.sms !== null;
/** Whether no code reaches the person because the server sends no messages of the kinds that could carry one. */
const lacksGateway = ({ lost, gateways }: AccessFacts): boolean => {
  const hasNone = lost.email === null && lost.sms === null;
  const carries = { email: hasNone || lost.email !== null, sms: hasNone || lost.sms !== null };
  return !(carries.email && gateways.email) && !(carries.sms && gateways.sms);
};
const losesMessages = ({ lost }: AccessFacts): boolean => lost.email === true || lost.sms === true;

const rules: Readonly<Record<HindranceCause, Rule>> = {
  'no-account': { holds: ({ hasAccount }) => !hasAccount, help: () => 'make-account' },
  blocked: { holds: ({ block }) => block === 'for-good', help: () => 'unblock' },
  'blocked-restorable': { holds: ({ block }) => block === 'restorable', help: aLink },
  elsewhere: { holds: ({ isElsewhere }) => isElsewhere, help: () => null },
  'no-password': { holds: ({ hasPassword }) => !hasPassword, help: aLink },
  'recovery-shut': {
    holds: ({ shut }) => shut.recovery !== null,
    until: ({ shut }) => shut.recovery,
    // Attempts alone are of no use to whom the codes do not reach.
    help: (facts) => (hasContact(facts) && !losesMessages(facts) ? 'unban' : aLink(facts)),
  },
  'second-factor-shut': {
    holds: ({ shut }) => shut.secondFactor !== null,
    until: ({ shut }) => shut.secondFactor,
    help: () => 'unban',
  },
  'sign-in-shut': {
    holds: ({ shut }) => shut.signIn !== null,
    until: ({ shut }) => shut.signIn,
    help: () => 'unban',
  },
  'no-gateway': { holds: lacksGateway, help: () => 'hand-link' },
  'no-contact': { holds: (facts) => !hasContact(facts), help: aLink },
  'messages-lost': { holds: losesMessages, help: aLink },
};

/** What stands in somebody's way; null where nothing does. */
export function hindranceIn(facts: AccessFacts): Hindrance | null {
  const cause = hindranceCauses.find((one) => rules[one].holds(facts));
  if (cause === undefined) return null;
  const { until, help } = rules[cause];
  return { cause, until: until?.(facts) ?? null, help: help(facts) };
}

/** The ways that are open all the same: what one can tell somebody on the phone. */
export function openWaysIn(facts: AccessFacts): OpenWay[] {
  const { hasAccount, block, isElsewhere, hasPassword, shut, lost, gateways } = facts;
  if (!hasAccount || isElsewhere || block === 'for-good') return [];
  const isOpen: Record<OpenWay, boolean> = {
    password: hasPassword && block === null && shut.signIn === null && shut.secondFactor === null,
    email: gateways.email && lost.email === false && shut.recovery === null,
    sms: gateways.sms && lost.sms === false && shut.recovery === null,
  };
  return openWays.filter((way) => isOpen[way]);
}

/** What became of a message: under way (after a failure too), arrived, not taken, nobody answered in time, or never tried. */
export const messageFates = ['waiting', 'retrying', 'sent', 'refused', 'unanswered', 'unsent'] as const;
export type MessageFate = (typeof messageFates)[number];

/** A message as the outbox has it. */
interface KeptMessage {
  state: DeliveryState;
  failures: number;
  /** After which it is not sent any more. */
  expiresAt: Date | null;
}

/** What became of a message. One that has run out is not sent any more, though nobody may have closed it yet. */
export function fateOf({ state, failures, expiresAt }: KeptMessage, now: Date): MessageFate {
  if (state === 'sent') return 'sent';
  // A refusal is final at once; whoever does not answer is asked again until the message has run out.
  if (state === 'failed') return 'refused';
  if (state === 'waiting' && (expiresAt === null || expiresAt > now))
    return failures > 0 ? 'retrying' : 'waiting';
  return failures > 0 ? 'unanswered' : 'unsent';
}

/** Whether a message did not arrive. One that waits for its first try may yet. */
export const isLost = (fate: MessageFate): boolean => fate !== 'sent' && fate !== 'waiting';

/** Since when messages to one address get lost, by the newest first; null where the last one whose fate is known arrived. */
export function lostSince(messages: readonly (KeptMessage & { createdAt: Date })[], now: Date): Date | null {
  const known = messages.filter((message) => fateOf(message, now) !== 'waiting');
  const arrived = known.findIndex((message) => fateOf(message, now) === 'sent');
  const lost = arrived < 0 ? known : known.slice(0, arrived);
  return lost.at(-1)?.createdAt ?? null;
}
