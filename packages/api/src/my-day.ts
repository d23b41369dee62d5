import { subgroups } from '@semestr/core/schedule';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { notificationSubjects } from './notifications.ts';
import { IsoDate } from './shapes.ts';

/** Kinds of tasks of a student, which determine the page on which to complete the task. */
export const dueKinds = [
  'book',
  'contract',
  'debt',
  'difference',
  'mark-sheet',
  'profiling',
  'question',
] as const;

/** A task. */
const Due = z.object({
  kind: z.enum(dueKinds),
  /**
   * The book's title, the number of a request, otherwise the subject; empty when there can only be one of its kind.
   */
  title: z.string(),
  /** Due date; null when none is set. */
  date: z.nullable(IsoDate),
  /** What the request of a question is about, which determines its page. */
  about: z.optional(z.enum(notificationSubjects)),
});
export type Due = z.output<typeof Due>;

/** A mark in the journal or, with a form of assessment instead of the type of a lesson, in the markbook. */
const NewMark = z.object({
  subject: z.string(),
  /** A number up to ten, or a credit in words. */
  mark: z.string(),
  /** "ЛР", "Экзамен". */
  work: z.string(),
  /** Task number of a lab; null for everything else. */
  taskNumber: z.nullable(z.int()),
  date: IsoDate,
});
export type NewMark = z.output<typeof NewMark>;

export const own = endpoint({
  method: 'GET',
  path: '/api/v1/my-day',
  access: 'signed-in',
  summary:
    'Get the student’s deadlines (most urgent first), marks of the last week (newest first) and subgroup',
  reply: z.object({
    due: z.array(Due),
    marks: z.array(NewMark),
    /** Subgroup of the student; 0 without one. */
    subgroup: z.literal(subgroups),
  }),
  // Other providers do not support it.
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
  isExtension: true,
});
