import { channelNames } from '@semestr/core/delivery';
import * as z from 'zod/mini';
import { readResource } from './resource.ts';
import { Id } from './shapes.ts';

/** What the portal itself keeps a record of. */

export const notifications = readResource('notifications', 'the notifications of all', {
  fields: {
    userId: Id,
    type: z.enum(['INFO', 'SUCCESS', 'FAILURE']),
    message: z.string(),
    createdAt: z.string(),
    isViewed: z.boolean(),
  },
  filter: { userId: z.optional(Id), type: z.optional(z.enum(['INFO', 'SUCCESS', 'FAILURE'])) },
});

/** `text` is null where it held a code that has been sent, and while it must not be seen. */
export const outbox = readResource('outbox', 'the messages to people outside', {
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
    state: z.optional(z.enum(['waiting', 'sent', 'failed', 'expired'])),
    channel: z.optional(z.enum(channelNames)),
  },
});

export const audit = readResource('audit', 'what was done, by whom and as whom', {
  fields: {
    at: z.string(),
    userId: z.nullable(Id),
    asUserId: z.nullable(Id),
    action: z.string(),
    subject: z.string(),
    details: z.nullable(z.record(z.string(), z.unknown())),
    client: z.string(),
  },
  filter: {
    userId: z.optional(Id),
    asUserId: z.optional(Id),
    action: z.optional(z.string().check(z.maxLength(100))),
  },
});
