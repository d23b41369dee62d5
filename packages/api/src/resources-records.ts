import { channelNames } from '@semestr/core/delivery';
import { recordChanges } from '@semestr/core/audit';
import * as z from 'zod/mini';
import { ofStudent, period } from './filters.ts';
import { empty, endpoint } from './endpoint.ts';
import { readResource } from './resource.ts';
import { Id, IdText } from './shapes.ts';
import { namedUndoReasons } from './undo-reasons.ts';

/** Records that the portal itself writes. */

export const notifications = readResource('notifications', 'the notifications of all users', {
  area: 'messages',
  fields: {
    userId: Id,
    type: z.enum(['INFO', 'SUCCESS', 'FAILURE']),
    message: z.string(),
    createdAt: z.string(),
    isViewed: z.boolean(),
  },
  filter: {
    ...ofStudent,
    employeeId: Id,
    userId: Id,
    type: z.enum(['INFO', 'SUCCESS', 'FAILURE']),
    isViewed: z.boolean(),
  },
  conditions: period,
});

/** `text` is null when it contained a code that has been sent, and while it must stay hidden. */
export const outbox = readResource(
  'outbox',
  'the outgoing e-mails, text messages and browser notifications',
  {
    area: 'messages',
    fields: {
      channel: z.enum(channelNames),
      recipient: z.string(),
      subject: z.string(),
      text: z.nullable(z.string()),
      state: z.enum(['waiting', 'sent', 'failed', 'expired']),
      createdAt: z.string(),
      nextAt: z.string(),
      failures: z.int(),
      lastError: z.nullable(z.string()),
      sentAt: z.nullable(z.string()),
    },
    filter: {
      state: z.enum(['waiting', 'sent', 'failed', 'expired']),
      channel: z.enum(channelNames),
    },
    conditions: period,
  },
);

/**
 * `details` are the stored values: all values of a new record, each changed field of a change (`{from, to}`), the whole
 * record of a removal. Secrets are masked.
 */
export const audit = {
  ...readResource('audit', 'the entries of the audit log', {
    area: 'own-changes',
    fields: {
      at: z.string(),
      userId: z.nullable(Id),
      asUserId: z.nullable(Id),
      action: z.string(),
      subject: z.string(),
      details: z.nullable(z.record(z.string(), z.unknown())),
      /** The entry that this one undid; null when it undid none. */
      undoesId: z.nullable(Id),
      client: z.string(),
    },
    filter: {
      userId: Id,
      asUserId: Id,
      action: z.string().check(z.maxLength(100)),
      /** The record: "faculties/20017". */
      subject: z.string().check(z.maxLength(100)),
    },
    /** `change`: only records that were created, changed or deleted. */
    conditions: { ...period, change: z.optional(z.enum(recordChanges)) },
  }),
  /**
   * Reverts a change while the record is still in the resulting state, restores a removed record with its old id, and
   * removes a new one while no record refers to it. Returns the entry of the reversal, which can be undone in turn.
   */
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/admin/audit/:id/undo',
    access: 'admin',
    area: 'own-changes',
    summary: 'Undo a change, a deletion or a creation of a record',
    params: z.object({ id: IdText }),
    reply: z.object({ id: Id }),
    refusals: {
      403: 'session-ended',
      404: 'record-not-found',
      409: {
        named: namedUndoReasons,
        plain: 'undo-impossible',
      },
    },
    fallbackReason: 'record-not-stored',
    isExtension: true,
  }),
};

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

/** Its pictures are returned by `papers.ofBugReport`. */
export const bugReports = readResource('bug-reports', 'the bug reports', {
  area: 'support',
  fields: {
    createdAt: z.string(),
    subject: z.string(),
    text: z.string(),
    email: z.string(),
    url: z.nullable(z.string()),
    pictures: z.int(),
  },
  filter: { email: z.string().check(z.maxLength(320)) },
  conditions: period,
});
