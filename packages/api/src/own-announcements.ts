import {
  MAX_ANNOUNCED_GROUPS,
  MAX_ANNOUNCEMENT,
  MAX_ROOM_NAME,
  timesFault,
} from '@semestr/core/announcements';
import * as z from 'zod/mini';
import { Announcement } from './announcements.ts';
import { empty, endpoint } from './endpoint.ts';
import { DottedDate, Id, IdText, maybe, Time } from './shapes.ts';

// Separate from the calls that read announcements, because visitors load only those.

/** An announcement by an educator: date, start and end time, room and groups. */
const Writing = z.object({
  content: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX_ANNOUNCEMENT)),
  date: DottedDate,
  startTime: maybe(Time),
  endTime: maybe(Time),
  auditory: maybe(z.string().check(z.trim(), z.maxLength(MAX_ROOM_NAME))),
  groupIds: z.array(Id).check(z.minLength(1, 'required'), z.maxLength(MAX_ANNOUNCED_GROUPS)),
});
export type Writing = z.output<typeof Writing>;

const faultOf = ({ startTime = null, endTime = null }: Pick<Writing, 'startTime' | 'endTime'>) =>
  timesFault({ startTime, endTime });

const hasStart = z.refine<Writing>((writing) => faultOf(writing)?.field !== 'startTime', {
  path: ['startTime'],
  error: 'required',
});
const endsAfterStart = z.refine<Writing>((writing) => faultOf(writing)?.field !== 'endTime', {
  path: ['endTime'],
  error: 'too-small',
});

const example = {
  content: 'Консультация перед экзаменом',
  date: '25.11.2026',
  startTime: '14:00',
  endTime: '15:20',
  auditory: '304-5 к.',
  groupIds: [24066],
};

export const write = endpoint({
  method: 'POST',
  path: '/api/v1/announcements',
  access: 'signed-in',
  summary: 'Publish an announcement to groups and notify their students; for teachers',
  body: Writing.check(hasStart, endsAfterStart),
  reply: Announcement,
  refusals: { 403: 'session-ended', 404: 'employee-not-found', 409: 'record-busy' },
  fallbackReason: 'announcement-not-stored',
  idempotent: true,
  isExtension: true,
  example: { body: example },
});

export const change = endpoint({
  method: 'PUT',
  path: '/api/v1/announcements',
  access: 'signed-in',
  summary: 'Change an announcement of the caller and notify its groups of a new day, time or room',
  /** Without a version it is changed even if it was edited in the meantime. */
  body: z.extend(Writing, { id: Id, version: maybe(z.int()) }).check(hasStart, endsAfterStart),
  reply: Announcement,
  refusals: { 403: 'session-ended', 404: 'announcement-not-found', 409: 'record-stale' },
  fallbackReason: 'announcement-not-stored',
  isExtension: true,
  example: { body: { ...example, id: 2890, version: 1 } },
});

export const withdraw = endpoint({
  method: 'DELETE',
  path: '/api/v1/announcements',
  access: 'signed-in',
  summary: 'Withdraw an announcement of the caller and notify its groups',
  query: z.object({ id: IdText }),
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'announcement-not-found' },
  fallbackReason: 'announcement-not-withdrawn',
  isExtension: true,
});
