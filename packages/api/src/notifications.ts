import { channelNames } from '@semestr/core/delivery';
import { noticeKinds } from '@semestr/core/notice-settings';
import { formKinds } from '@semestr/core/requests/kinds';
import * as z from 'zod/mini';
import { empty, endpoint, events } from './endpoint.ts';
import { ofStudent, period } from './filters.ts';
import { readResource } from './resource.ts';
import { FlagText, Id, numberText, orElse, PageSizeText, Time } from './shapes.ts';

/** Default page size (specification, section 9). */
export const NOTIFICATION_PAGE = 15;

export const notificationTypes = ['INFO', 'SUCCESS', 'FAILURE'] as const;

/** Subjects of a notification, which determine the linked page. */
export const notificationSubjects = [
  'announcements',
  'applications',
  'certificates',
  'diploma',
  'dormitory',
  'library',
  'mark-sheets',
  'markbook',
  'omissions',
  'practice',
  'profiling',
  'rating',
  'schedule',
  'settings',
  ...formKinds,
] as const;

/** A message to one user. `date` is `D.M.Y HH:MM:SS` in the university's time zone. */
export const Notification = z.object({
  id: Id,
  message: z.string(),
  isViewed: z.boolean(),
  date: z.string(),
  type: z.enum(notificationTypes),
  /** Null when there is no linked page, or it is unknown. */
  about: z.optional(z.nullable(z.enum(notificationSubjects))),
});
export type Notification = z.output<typeof Notification>;

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/notifications',
  access: 'signed-in',
  summary: 'List the caller’s notifications, newest first; pages count from 0',
  query: z.object({
    pageNumber: orElse(numberText(0, 100_000), 0),
    pageSize: orElse(PageSizeText, NOTIFICATION_PAGE),
    /** Returns only this type. */
    type: z.optional(z.enum(notificationTypes)),
    /** Returns only notifications that have not been viewed. */
    unviewed: z._default(FlagText, false),
  }),
  reply: z.object({ notifications: z.array(Notification), hasNext: z.boolean(), totalElements: z.int() }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
});

export const unviewedCount = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/notViewed/count',
  access: 'signed-in',
  summary: 'Count the caller’s unviewed notifications',
  reply: z.int(),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
});

export const count = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/count',
  access: 'signed-in',
  summary: 'Count the caller’s notifications',
  reply: z.int(),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
  isExtension: true,
});

/** Each event is named `notifications`; its data is the number of unviewed notifications, as JSON. */
export const stream = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/stream',
  access: 'signed-in',
  summary: 'Stream an event when the caller’s notifications change',
  reply: events,
  refusals: { 403: 'session-ended', 429: 'too-many' },
  fallbackReason: 'not-loaded',
  isExtension: true,
});

export const mark = endpoint({
  method: 'PATCH',
  path: '/api/v1/notifications',
  access: 'signed-in',
  summary: 'Mark notifications of the caller as viewed or not viewed',
  body: z.array(z.object({ id: Id, isViewed: z.boolean() })).check(z.maxLength(1000)),
  maxBytes: 100_000,
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'notification-not-found' },
  fallbackReason: 'not-loaded',
});

const Kinds = z.array(z.enum(noticeKinds)).check(z.maxLength(20));

/**
 * Kinds that are also sent by e-mail, kinds that registered browsers show, and quiet hours in the university's time
 * zone.
 */
export const NoticeSettings = z.object({
  emailKinds: Kinds,
  pushKinds: Kinds,
  /** Null when messages are sent at any time. */
  quiet: z.nullable(z.object({ from: Time, to: Time })),
});
export type NoticeSettings = z.output<typeof NoticeSettings>;

export const settings = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/settings',
  access: 'signed-in',
  summary: 'Get which notifications the caller also receives by e-mail and in browsers, and the quiet hours',
  reply: NoticeSettings,
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
  isExtension: true,
});

export const setSettings = endpoint({
  method: 'PUT',
  path: '/api/v1/notifications/settings',
  access: 'signed-in',
  summary: 'Set which notifications the caller also receives by e-mail and in browsers, and the quiet hours',
  body: NoticeSettings,
  reply: empty,
  refusals: { 403: 'session-ended' },
  fallbackReason: 'notice-settings-not-changed',
  example: {
    body: { emailKinds: ['marks'], pushKinds: ['marks', 'schedule'], quiet: { from: '22:00', to: '07:00' } },
  },
  isExtension: true,
  beforeContacts: true,
});

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

/** `text` is null if it contained a code that has been sent, and while it must stay hidden. */
export const outbox = readResource(
  'outbox',
  'the outgoing e-mails, text messages and browser notifications',
  {
    area: 'messages',
    fields: {
      channel: z.enum(channelNames),
      recipient: z.string(),
      /** The only account with the address or browser. Servers before 0.4.0 do not have it. */
      userId: z.optional(z.nullable(Id)),
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
