import * as z from 'zod/mini';
import { courseOrYear, hasCourse } from './disciplines.ts';
import { endpoint } from './endpoint.ts';
import { JournalStudent } from './journal.ts';
import { DottedDate, Id, IdText, neverNull } from './shapes.ts';

const part = z.optional(z.number());

/** A student's line in the rating of a course; a key without a value is left out, but for `averageShift`. */
export const RatingRow = z.object({
  studentCardNumber: z.string(),
  average: z.number(),
  /** Missed without a good reason. */
  hours: z.number(),
  averageShift: neverNull(z.number(), 0),
  firstAverage: part,
  firstHours: part,
  secondAverage: part,
  secondHours: part,
  thirdAverage: part,
  thirdHours: part,
});
export type RatingRow = z.output<typeof RatingRow>;

const CardNumber = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(20));

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/rating',
  access: 'anyone',
  summary: 'The students of a speciality and course with averages and missed hours, the best first',
  query: z.object({ sdef: IdText, ...courseOrYear }).check(hasCourse),
  reply: z.array(RatingRow),
  refusals: {},
  fallbackReason: 'no-data',
});

export const ofStudent = endpoint({
  method: 'GET',
  path: '/api/v1/rating/studentRating',
  access: 'anyone',
  summary: 'The lessons of the term of one student, who is not named',
  query: z.object({ studentCardNumber: CardNumber }),
  reply: JournalStudent,
  refusals: { 404: 'student-not-found' },
  fallbackReason: 'no-data',
  example: { query: { studentCardNumber: '42850001' } },
});

export const search = endpoint({
  method: 'GET',
  path: '/api/v1/rating/studentSearch',
  access: 'anyone',
  summary: 'Whether a student card is rated: a list of one, or an empty one',
  query: z.object({ studentCardNumber: CardNumber }),
  reply: z.array(z.object({ studentCardNumber: z.string() })),
  refusals: {},
  fallbackReason: 'no-data',
  isExtension: true,
  example: { query: { studentCardNumber: '42850001' } },
});

/** Every subject of the term with the lessons of each type; marks stand with the task that they were for. */
export const PersonalRating = z.object({
  subjects: z.array(
    z.object({
      id: Id,
      abbrev: z.string(),
      name: z.string(),
      lessonTypes: z.array(
        z.object({
          id: z.int(),
          abbrev: z.string(),
          termHoursId: Id,
          lessons: z.array(
            z.object({
              id: Id,
              dateString: DottedDate,
              // With a small b here, unlike in the journal.
              gradebookOmissions: z.int(),
              subGroup: z.int(),
              marks: z.array(z.object({ mark: z.int(), taskNumber: z.nullable(z.int()) })),
              controlPoint: z.nullable(z.string()),
            }),
          ),
        }),
      ),
    }),
  ),
  /** By which lesson a task is due. */
  deadlines: z.array(
    z.object({
      termHoursId: Id,
      taskCount: z.int(),
      deadlines: z.array(z.object({ lessonId: Id, taskNumber: z.int() })),
    }),
  ),
  percentageMarks: z.array(z.object({ discipline: z.string(), date: z.string(), number: z.number() })),
});
export type PersonalRating = z.output<typeof PersonalRating>;

export const personal = endpoint({
  method: 'GET',
  path: '/api/v1/personal-rating',
  access: 'signed-in',
  summary: 'The own marks and missed hours of the term by subject',
  reply: PersonalRating,
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
});
