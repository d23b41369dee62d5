import { accountAccess } from '@semestr/core/invitations';
import { staffRoles } from '@semestr/core/rights';
import { emailFault, loginFault } from '@semestr/core/validation';
import * as z from 'zod/mini';
import { empty, endpoint } from './endpoint.ts';
import { ofStudent, period } from './filters.ts';
import { optionalText, readResource } from './resource.ts';
import { asLogin, Id, IdText } from './shapes.ts';

/** Actions of an administrator on accounts that cannot sign in, and on messages that were not delivered. */

const params = z.object({ id: IdText });

/** Permanently, or until the owner sets a new password: by recovery, or by a link. */
export const Block = z.enum(['for-good', 'restorable']);
export type Block = z.output<typeof Block>;

/** Fields of an account in addition to its id. */
export const accountFields = {
  /** Incremented by every change. */
  version: z.int(),
  username: z.string(),
  role: z.enum(['student', 'employee', 'admin']),
  studentId: z.nullable(Id),
  employeeId: z.nullable(Id),
  /** Role of an employee in the console; null without one. */
  staffRole: z.nullable(z.enum(staffRoles)),
  /** The faculty of that role, if it is limited to one. */
  staffFacultyId: z.nullable(Id),
  /** Full name of an administrator; the names of other users are in their records. */
  fio: z.nullable(z.string()),
  /** Name of the account's owner: "Образцов Игорь Леонидович"; the username when there is none. */
  name: z.string(),
  /** Null when its owner may sign in. */
  block: z.nullable(Block),
  /** False until the owner has set a password. */
  hasPassword: z.boolean(),
  /** When the latest link for a password expires; null when there is none. Servers before 0.4.0 do not have it. */
  linkUntil: z.optional(z.nullable(z.string())),
  createdAt: z.string(),
};

/**
 * The owner of an account. An employee's account has an `employeeId`; an administrator's has a name, because there is
 * no such record. Students get their accounts with their own record.
 */
const owner = {
  username: z.string().check(
    asLogin,
    z.minLength(1, 'required'),
    z.maxLength(100),
    z.refine((text) => loginFault(text) === null, 'format'),
  ),
  role: z.enum(['employee', 'admin']),
  employeeId: z.optional(z.nullable(Id)),
  staffRole: z.optional(z.nullable(z.enum(staffRoles))),
  staffFacultyId: z.optional(z.nullable(Id)),
  fio: z.optional(optionalText(200)),
};

export const create = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users',
  access: 'admin',
  area: 'administration',
  summary: 'Create an account for an employee or another administrator, pending its first password',
  body: z.object({
    ...owner,
    /** Address that the link for the first password may be sent to; the owner has not confirmed it yet. */
    email: z.optional(
      z.nullable(
        z.string().check(
          z.trim(),
          z.maxLength(320),
          z.refine((text) => emailFault(text) === null, 'format'),
        ),
      ),
    ),
  }),
  reply: z.object({ id: Id, ...accountFields }),
  refusals: { 403: 'session-ended', 409: 'record-busy' },
  fallbackReason: 'record-not-stored',
  idempotent: true,
  isExtension: true,
  example: { body: { username: 'registrar', role: 'admin', fio: 'Анна Сергеевна Лис' } },
});

/** Their usernames are the addresses of their pages: "i-obrazcov". Each account waits for its first password. */
export const createForEmployees = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/for-employees',
  access: 'admin',
  area: 'administration',
  summary: 'Create accounts for all employees without one, apart from archived employees',
  body: z.object({}),
  reply: z.object({
    created: z.int(),
    /** Employees beyond the limit of one call. */
    left: z.int(),
  }),
  refusals: { 403: 'session-ended', 409: 'record-busy' },
  fallbackReason: 'record-not-stored',
  idempotent: true,
  isExtension: true,
  example: { body: {} },
});

/**
 * Changing the role ends all sessions of the account. A student's account cannot be changed here: the username is the
 * student card number.
 */
export const update = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/users/:id',
  access: 'admin',
  area: 'administration',
  summary: 'Change the username, name or role of an account that is not a student’s, and notify its owner',
  params,
  body: z.object({ ...owner, version: z.int() }),
  reply: z.object({ id: Id, ...accountFields }),
  refusals: {
    403: 'session-ended',
    404: 'record-not-found',
    409: { named: ['role-own', 'admin-last', 'account-of-student'], plain: 'record-stale' },
  },
  fallbackReason: 'record-not-stored',
  isExtension: true,
  example: {
    params: { id: '7' },
    body: { username: 'registrar', role: 'admin', fio: 'Анна Сергеевна Лис', version: 1 },
  },
});

/**
 * Not repeatable by an idempotency key: the stored response would contain the link. A second request returns another
 * link and invalidates the previous one.
 */
export const passwordLink = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/:id/password-link',
  access: 'admin',
  area: 'accounts',
  summary: 'Create a link for setting the password of an account; returns the link and its expiry',
  params,
  reply: z.object({ link: z.string(), expiresAt: z.string() }),
  refusals: { 403: 'session-ended', 404: 'record-not-found', 409: 'link-own' },
  fallbackReason: 'link-not-made',
  isExtension: true,
});

/** Only the owner sees this link: it invalidates the previous ones. */
export const sendPasswordLink = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/:id/send-password-link',
  access: 'admin',
  area: 'accounts',
  summary: 'Send a link for setting the password to the account’s e-mail; returns the address and the expiry',
  params,
  reply: z.object({ email: z.string(), expiresAt: z.string() }),
  refusals: {
    403: 'session-ended',
    404: 'record-not-found',
    409: { named: ['email-unknown'], plain: 'link-own' },
  },
  fallbackReason: 'link-not-sent',
  isExtension: true,
});

export const unban = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/:id/unban',
  access: 'admin',
  area: 'accounts',
  summary: 'Reset the attempt limits of an account: sign-in, recovery, codes, password',
  params,
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'attempts-not-returned',
  isExtension: true,
});

export const endSessions = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/users/:id/sessions',
  access: 'admin',
  area: 'accounts',
  summary: 'End all sessions of an account',
  params,
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'session-not-ended',
  isExtension: true,
});

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/:id/reset-second-factor',
  access: 'admin',
  area: 'accounts',
  summary: 'Turn off the second factor of an account, remove its passkeys and notify its owner',
  params,
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'record-not-found', 409: 'second-factor-own' },
  fallbackReason: 'second-factor-not-changed',
  isExtension: true,
});

export const block = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/users/:id/block',
  access: 'admin',
  area: 'accounts',
  summary: 'Block an account, end its sessions and notify its owner',
  params,
  body: z.object({ block: Block }),
  reply: empty,
  refusals: {
    403: 'session-ended',
    404: 'record-not-found',
    409: { named: ['admin-last'], plain: 'account-own' },
  },
  fallbackReason: 'account-not-blocked',
  isExtension: true,
});

export const unblock = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/users/:id/block',
  access: 'admin',
  area: 'accounts',
  summary: 'Unblock an account',
  params,
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'account-not-unblocked',
  isExtension: true,
});

export const retryMessage = endpoint({
  method: 'POST',
  path: '/api/v1/admin/outbox/:id/retry',
  access: 'admin',
  area: 'messages',
  summary: 'Retry a message that failed to send, unless it contained a code',
  params,
  reply: z.object({ id: Id, state: z.enum(['waiting', 'sent', 'failed', 'expired']) }),
  refusals: { 403: 'session-ended', 404: 'record-not-found', 409: 'message-not-repeatable' },
  fallbackReason: 'record-not-stored',
  isExtension: true,
});

/** The message may contain a secret: it is not kept in the audit log, and the removal cannot be undone. */
export const discardMessage = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/outbox/:id',
  access: 'admin',
  area: 'messages',
  summary: 'Remove a message that is no longer sent: it failed, or it expired',
  params,
  reply: z.object({ id: Id }),
  refusals: { 403: 'session-ended', 404: 'record-not-found', 409: 'message-not-removable' },
  fallbackReason: 'record-not-stored',
  isExtension: true,
});

/** Accounts are created and changed by the separate calls above. */
export const users = readResource('users', 'the accounts', {
  area: 'accounts',
  fields: accountFields,
  filter: {
    /** The whole username. */
    username: z.string().check(z.maxLength(100)),
    role: z.enum(['student', 'employee', 'admin']),
    staffRole: z.enum(staffRoles),
    ...ofStudent,
    employeeId: Id,
    block: Block,
    hasPassword: z.boolean(),
    /** Without a password and an invitation, invited, or with a password. */
    access: z.enum(accountAccess),
  },
  conditions: period,
});

/** Active sessions. Excludes the session cookie, which only the owner's browser has. */
export const sessions = {
  ...readResource('sessions', 'the sessions of all users', {
    area: 'accounts',
    fields: {
      userId: Id,
      username: z.string(),
      /** Full name of the user; null when unknown. */
      fio: z.nullable(z.string()),
      role: z.enum(['student', 'employee', 'admin']),
      /** The administrator who acts as this user; null when the user does. */
      adminId: z.nullable(Id),
      isRemembered: z.boolean(),
      /** The session that makes this request. */
      isCurrent: z.boolean(),
      userAgent: z.nullable(z.string()),
      createdAt: z.string(),
      seenAt: z.string(),
    },
    filter: {
      userId: Id,
      adminId: Id,
      isRemembered: z.boolean(),
      role: z.enum(['student', 'employee', 'admin']),
    },
    conditions: {},
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/sessions/:id',
    access: 'admin',
    area: 'accounts',
    summary: 'End a session of any user; an administrator’s session ends with those opened as a student',
    params: z.object({ id: IdText }),
    reply: empty,
    refusals: { 403: 'session-ended', 404: 'session-not-found' },
    fallbackReason: 'session-not-ended',
    isExtension: true,
  }),
};
