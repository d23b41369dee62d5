import { accessHelps, blockReasons, deliveryStatuses, openWays } from '@semestr/core/access';
import { channelNames } from '@semestr/core/delivery';
import { staffRoles } from '@semestr/core/rights';
import * as z from 'zod/mini';
import { accountFields, Block } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { Id, IdText, numberText } from './shapes.ts';

/** Why a user cannot sign in: the account, the blockers, and recent events. Times are ISO date-times. */

/**
 * Records whose id identifies a person: a person may have no account yet, and an administrator is neither student nor
 * employee.
 */
export const personKinds = ['students', 'employees', 'users'] as const;
export type PersonKind = (typeof personKinds)[number];

const Person = z.object({
  /** Students and employees are identified by their own id, even when they have an account. */
  kind: z.enum(personKinds),
  id: Id,
  name: z.string(),
  role: accountFields.role,
  /** Only of a student. */
  cardNumber: z.nullable(z.string()),
  group: z.nullable(z.string()),
});

/** What blocks the sign-in, and until when if it expires; `help` is the first remedy. */
export const SignInBlocker = z.object({
  cause: z.enum(blockReasons),
  until: z.nullable(z.string()),
  help: z.nullable(z.enum(accessHelps)),
});
export type SignInBlocker = z.output<typeof SignInBlocker>;

const blocker = z.nullable(SignInBlocker);

/** Maximum number of results. */
export const MAX_FOUND = 20;

export const find = endpoint({
  method: 'GET',
  path: '/api/v1/admin/access',
  access: 'admin',
  area: 'accounts',
  summary:
    'Find a user by student card number, phone, e-mail, username or name, with what blocks their sign-in',
  query: z.object({ q: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100)) }),
  reply: z.object({
    people: z.array(
      z.object({
        ...Person.shape,
        username: z.nullable(z.string()),
        phone: z.nullable(z.string()),
        email: z.nullable(z.string()),
        blocker,
        lastSignInAt: z.nullable(z.string()),
      }),
    ),
    /** Of all matches. */
    total: z.int(),
  }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
  example: { query: { q: '42850001' } },
});
export type FoundPerson = z.output<typeof find.reply>['people'][number];

const params = z.object({ kind: z.enum(personKinds), id: IdText });

/** Limited attempts: to sign in, codes to recover a password, codes of contacts, codes of the second factor. */
export const attemptKinds = ['recovery', 'signIn', 'contacts', 'secondFactor'] as const;

export const situation = endpoint({
  method: 'GET',
  path: '/api/v1/admin/access/:kind/:id',
  access: 'admin',
  area: 'accounts',
  summary:
    'Get what blocks a user’s sign-in, what helps, and the state of their account; never codes or links',
  params,
  reply: z.object({
    person: Person,
    blocker,
    /** Ways that remain open: the password, codes by e-mail or by text message. */
    ways: z.array(z.enum(openWays)),
    /** Null without an account. */
    account: z.nullable(
      z.object({
        id: Id,
        username: z.string(),
        block: z.nullable(Block),
        createdAt: z.string(),
        hasPassword: z.boolean(),
        /** When the password was set; null when there is none, or it is managed elsewhere. */
        passwordSetAt: z.nullable(z.string()),
        lastSignInAt: z.nullable(z.string()),
        hasSecondFactor: z.boolean(),
        /** Role of an employee in the console; null without one. */
        staffRole: z.nullable(z.enum(staffRoles)),
        passkeys: z.int(),
      }),
    ),
    contacts: z.array(
      z.object({
        type: z.literal([4, 6]),
        value: z.string(),
        isConfirmed: z.boolean(),
        /** Since when messages to it fail; null when the last one arrived, or none was sent recently. */
        lostSince: z.nullable(z.string()),
      }),
    ),
    /** Counts of the client that has used up the most attempts, because attempts are counted per client. */
    attempts: z.array(
      z.object({
        kind: z.enum(attemptKinds),
        left: z.int(),
        limit: z.int(),
        until: z.nullable(z.string()),
      }),
    ),
    /** The valid password link; null when there is none. */
    link: z.nullable(z.object({ expiresAt: z.string() })),
    sessions: z.array(
      z.object({
        id: Id,
        userAgent: z.nullable(z.string()),
        isRemembered: z.boolean(),
        /** The session that makes this request. */
        isCurrent: z.boolean(),
        /** Whether an administrator acts as this user. */
        isImpersonated: z.boolean(),
        createdAt: z.string(),
        seenAt: z.string(),
      }),
    ),
  }),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'no-data',
  isExtension: true,
});
export type Situation = z.output<typeof situation.reply>;

/** Filters of a timeline. */
export const eventGroups = ['sign-ins', 'messages', 'blocks'] as const;
export type EventGroup = (typeof eventGroups)[number];

/** Events, and the group that each belongs to. */
export const eventGroupOf = {
  'sign-in': 'sign-ins',
  'sign-in-failed': 'sign-ins',
  'second-factor-failed': 'sign-ins',
  'session-ended': 'sign-ins',
  'sessions-ended': 'sign-ins',
  impersonation: 'sign-ins',
  'impersonation-ended': 'sign-ins',
  'password-first': 'sign-ins',
  'password-recovered': 'sign-ins',
  'password-changed': 'sign-ins',
  'second-factor-on': 'sign-ins',
  'second-factor-off': 'sign-ins',
  'second-factor-codes': 'sign-ins',
  'second-factor-reset': 'sign-ins',
  'passkey-added': 'sign-ins',
  'passkey-removed': 'sign-ins',
  'token-made': 'sign-ins',
  'token-revoked': 'sign-ins',
  'account-made': 'sign-ins',
  'account-changed': 'sign-ins',
  'link-made': 'sign-ins',
  'link-sent': 'messages',
  'contact-set': 'messages',
  'contact-changed': 'messages',
  'contact-confirmed': 'messages',
  'code-asked': 'messages',
  code: 'messages',
  link: 'messages',
  message: 'messages',
  'recovery-shut': 'blocks',
  'contacts-shut': 'blocks',
  blocked: 'blocks',
  'blocked-restorable': 'blocks',
  unblocked: 'blocks',
  unbanned: 'blocks',
} as const satisfies Readonly<Record<string, EventGroup>>;
export type EventName = keyof typeof eventGroupOf;

// The keys of the table are the names.
const eventNames = Object.keys(eventGroupOf) as [EventName, ...EventName[]];

/** Number of events of a page of a timeline, and the largest offset. */
export const EVENTS = 30;
const MAX_OFFSET = 1000;

const Event = z.object({
  /** Unique key: "audit-12". */
  key: z.string(),
  at: z.string(),
  name: z.enum(eventNames),
  /** The administrator who did it; null when the user did, or the system. */
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The device, if known. */
  userAgent: z.nullable(z.string()),
  /** Of a ban: when it ends, or ended. */
  until: z.nullable(z.string()),
  /** Of a message: channel, subject and delivery status. */
  message: z.nullable(
    z.object({
      channel: z.enum(channelNames),
      subject: z.string(),
      delivery: z.enum(deliveryStatuses),
      sentAt: z.nullable(z.string()),
    }),
  ),
  /** Of failures that the log counts together: their number, and the time of the last one. */
  repeats: z.optional(z.nullable(z.object({ count: z.int(), lastAt: z.string() }))),
});
export type AccessEvent = z.output<typeof Event>;

export const events = endpoint({
  method: 'GET',
  path: '/api/v1/admin/access/:kind/:id/events',
  access: 'admin',
  area: 'accounts',
  summary: 'List the sign-in events of a user, newest first, 30 per page',
  params,
  query: z.object({ group: z.optional(z.enum(eventGroups)), offset: z.optional(numberText(0, MAX_OFFSET)) }),
  reply: z.object({ events: z.array(Event), hasMore: z.boolean() }),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'no-data',
  isExtension: true,
});
