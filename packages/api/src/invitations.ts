import { invitationWays, invitedRoles } from '@semestr/core/invitations';
import * as z from 'zod/mini';
import { endpoint, file, PDF, XLSX } from './endpoint.ts';
import { Course, Id } from './shapes.ts';

/**
 * Invitations: links for the first passwords of many accounts, sent or handed out on paper. They are only for accounts
 * without a password that are not blocked and that the caller may manage.
 */

/** The accounts to invite. Faculty, course and group select students, and no other accounts. */
const audience = {
  role: z.enum(invitedRoles),
  facultyId: z.optional(z.nullable(Id)),
  course: z.optional(z.nullable(Course)),
  groupId: z.optional(z.nullable(Id)),
  /** Whether accounts with a valid invitation are invited again, which invalidates the earlier one. */
  isAgain: z.optional(z.boolean()),
};
export const Audience = z.object(audience);
export type Audience = z.output<typeof Audience>;

const example = { body: { role: 'student', course: 1 } } as const;

export const preview = endpoint({
  method: 'POST',
  path: '/api/v1/admin/invitations/preview',
  access: 'admin',
  area: 'accounts',
  summary: 'Count the accounts that can be invited, and how; nothing is sent or stored',
  body: Audience,
  reply: z.object({
    /** Accounts that would be invited. */
    people: z.int(),
    /** Accounts without a password that have a valid invitation. */
    invited: z.int(),
    /** How many of `people` have an address for the message. */
    byEmail: z.int(),
    bySms: z.int(),
    /** Employees who have no account yet, when employees are invited. */
    withoutAccount: z.int(),
    /** Whether the server can send e-mails and text messages. Without a gateway they stay in the outbox. */
    gateways: z.object({ email: z.boolean(), sms: z.boolean() }),
  }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
  example,
});

const refusals = { 403: 'session-ended', 409: 'none-to-invite' } as const;

export const send = endpoint({
  method: 'POST',
  path: '/api/v1/admin/invitations',
  access: 'admin',
  area: 'accounts',
  summary: 'Send links for their first passwords to many accounts, by e-mail or text message',
  body: z.object({ ...audience, way: z.enum(invitationWays) }),
  reply: z.object({
    sent: z.int(),
    /** Accounts without an address for the message. */
    unreached: z.int(),
    /** Accounts beyond the limit of one call. */
    left: z.int(),
  }),
  refusals,
  fallbackReason: 'invitations-not-sent',
  idempotent: true,
  isExtension: true,
  example: { body: { ...example.body, way: 'email' } },
});

/** Not repeatable by an idempotency key: the stored response would contain the links. */
const printed = {
  method: 'POST',
  access: 'admin',
  area: 'accounts',
  body: Audience,
  refusals,
  fallbackReason: 'invitations-not-made',
  isExtension: true,
  example,
} as const;

export const slips = endpoint({
  ...printed,
  path: '/api/v1/admin/invitations/slips',
  summary: 'Print a slip with a link for the first password for each of many accounts',
  reply: file('invitations.pdf', PDF),
});

export const table = endpoint({
  ...printed,
  path: '/api/v1/admin/invitations/table',
  summary: 'List links for the first passwords of many accounts in a workbook',
  reply: file('invitations.xlsx', XLSX),
});
