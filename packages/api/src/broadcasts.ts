import { broadcastAudiences, MAX_BROADCAST } from '@semestr/core/broadcasts';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { period } from './filters.ts';
import { Ids, prose, resource } from './resource.ts';
import { Course, Id, IdText, Moment } from './shapes.ts';

/** Messages by administrators to many users: each recipient gets a notification. */

const audience = {
  audience: z.enum(broadcastAudiences),
  /** These three filter students, and no other audience; an empty list does not filter. */
  facultyIds: Ids,
  courses: z.array(Course).check(z.maxLength(20)),
  groupIds: Ids,
};
const written = { ...audience, text: prose(MAX_BROADCAST) };

const { list, one, create, update } = resource('broadcasts', 'the notifications that are sent to many', {
  area: 'news',
  fields: {
    ...written,
    /** Null when it is sent immediately. */
    sendAt: z.nullable(z.string()),
    authorId: z.nullable(Id),
    createdAt: z.string(),
    /** Null until it is sent. */
    sentAt: z.nullable(z.string()),
    /** Number of recipients; null until it is sent. */
    recipients: z.nullable(z.int()),
  },
  edited: { ...written, sendAt: z.nullable(Moment) },
  filter: { audience: audience.audience, authorId: Id },
  conditions: { ...period, isSent: z.optional(z.boolean()) },
  question: 'broadcast-sent',
});

/** A sent message cannot be changed: recipients have read it. */
const remove = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/broadcasts/:id',
  access: 'admin',
  area: 'news',
  summary: 'Delete a broadcast that has not been sent yet',
  params: z.object({ id: IdText }),
  reply: z.object({ id: Id }),
  refusals: {
    403: 'session-ended',
    404: 'record-not-found',
    409: { named: ['broadcast-sent'], plain: 'record-in-use' },
  },
  fallbackReason: 'record-not-stored',
  isExtension: true,
});

export const broadcasts = { list, one, create, update, remove };

export const preview = endpoint({
  method: 'POST',
  path: '/api/v1/admin/broadcasts/preview',
  access: 'admin',
  area: 'news',
  summary: 'Count the recipients of a broadcast; nothing is sent or stored',
  body: z.object(audience),
  maxBytes: 32 * 1024,
  reply: z.object({ recipients: z.int() }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
  example: { body: { audience: 'students', facultyIds: [], courses: [1], groupIds: [] } },
});
