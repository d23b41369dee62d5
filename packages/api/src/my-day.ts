import { subgroups } from '@semestr/core/schedule';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { IsoDate } from './shapes.ts';

/** What a student may have to do: the page on which it is done follows from it. */
export const dueKinds = ['book', 'contract', 'debt', 'difference', 'mark-sheet', 'profiling'] as const;

/** Something to be done. */
const Due = z.object({
  kind: z.enum(dueKinds),
  /** The book's title, else the subject; empty where there is only one thing of its kind. */
  title: z.string(),
  /** Until when; null where nobody has set a day. */
  date: z.nullable(IsoDate),
});
export type Due = z.output<typeof Due>;

/** A mark as it stands in the journal or, with a form of control instead of the type of a lesson, in the markbook. */
const NewMark = z.object({
  subject: z.string(),
  /** A number of ten, or a credit in words. */
  mark: z.string(),
  /** "ЛР", "Экзамен". */
  work: z.string(),
  /** The task of a lab; null for everything else. */
  taskNumber: z.nullable(z.int()),
  date: IsoDate,
});
export type NewMark = z.output<typeof NewMark>;

export const own = endpoint({
  method: 'GET',
  path: '/api/v1/my-day',
  access: 'signed-in',
  summary:
    'What the student has to do soon, the most urgent first, the marks of the last week, the newest first, and the subgroup whose lessons are theirs',
  reply: z.object({
    due: z.array(Due),
    marks: z.array(NewMark),
    /** Of the student's group; 0 where it has none. */
    subgroup: z.literal(subgroups),
  }),
  // Other providers do not have it.
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
  isExtension: true,
});
