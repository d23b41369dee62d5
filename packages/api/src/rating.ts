import * as z from 'zod/mini';
import { courseOrYear, hasCourse } from './disciplines.ts';
import { endpoint } from './endpoint.ts';
import { JournalStudent } from './journal.ts';
import { asLogin, DottedDate, FlagText, Id, IdText, neverNull } from './shapes.ts';

const part = z.optional(z.number());

/** A student's line in the rating of a course; keys without a value are omitted, except `averageShift`. */
export const RatingRow = z.object({
  studentCardNumber: z.string(),
  average: z.number(),
  /** Unexcused hours of absence. */
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

const CardNumber = z.string().check(asLogin, z.minLength(1, 'required'), z.maxLength(20));

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/rating',
  access: 'anyone',
  summary:
    'List the students of a speciality and course with averages and missed hours, highest average first',
  query: z.object({ sdef: IdText, ...courseOrYear }).check(hasCourse),
  reply: z.array(RatingRow),
  refusals: {},
  fallbackReason: 'no-data',
});

/** A student with the lessons of the term; on request also the full names of its subjects. */
export const RatedStudent = z.extend(JournalStudent, {
  subjectNames: z.optional(z.record(z.string(), z.string())),
});
export type RatedStudent = z.output<typeof RatedStudent>;

export const ofStudent = endpoint({
  method: 'GET',
  path: '/api/v1/rating/studentRating',
  access: 'anyone',
  summary: 'List the lessons of one student this term, without the name',
  // Names are only sent on request: existing clients expect a fixed set of keys and do not request them.
  query: z.object({ studentCardNumber: CardNumber, names: z._default(FlagText, false) }),
  reply: RatedStudent,
  refusals: { 404: 'student-not-found' },
  fallbackReason: 'no-data',
  example: { query: { studentCardNumber: '42850001' } },
});

export const search = endpoint({
  method: 'GET',
  path: '/api/v1/rating/studentSearch',
  access: 'anyone',
  summary: 'Whether a student card is in the rating: a list of one, or an empty list',
  query: z.object({ studentCardNumber: CardNumber }),
  reply: z.array(z.object({ studentCardNumber: z.string() })),
  refusals: {},
  fallbackReason: 'no-data',
  isExtension: true,
  example: { query: { studentCardNumber: '42850001' } },
});

/** The student's position in the rating of the course, and the filters that select that rating. */
export const Standing = z.object({
  studentCardNumber: z.string(),
  facultyId: Id,
  sdef: Id,
  course: z.int(),
  /** Null without a mark; equal averages share a place. */
  place: z.nullable(z.int()),
  /** Number of students in the course. */
  total: z.int(),
  /** Control points with any data, each with its own result. */
  points: z.array(
    z.object({
      point: z.int(),
      average: z.nullable(z.number()),
      /** Unexcused hours of absence. */
      hours: z.number(),
      place: z.nullable(z.int()),
    }),
  ),
});
export type Standing = z.output<typeof Standing>;

/** Every subject of the term with the lessons of each type; each mark has the task that it was given for. */
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
              // With a lower-case b here, unlike in the journal.
              gradebookOmissions: z.int(),
              subGroup: z.int(),
              marks: z.array(z.object({ mark: z.int(), taskNumber: z.nullable(z.int()) })),
              controlPoint: z.nullable(z.string()),
              isRespectfulOmission: z.optional(z.boolean()),
            }),
          ),
        }),
      ),
    }),
  ),
  /** Lesson by which a task is due. */
  deadlines: z.array(
    z.object({
      termHoursId: Id,
      taskCount: z.int(),
      deadlines: z.array(z.object({ lessonId: Id, taskNumber: z.int() })),
    }),
  ),
  percentageMarks: z.array(z.object({ discipline: z.string(), date: z.string(), number: z.number() })),
  /** Null when the group is in no course. */
  standing: z.optional(z.nullable(Standing)),
});
export type PersonalRating = z.output<typeof PersonalRating>;

export const personal = endpoint({
  method: 'GET',
  path: '/api/v1/personal-rating',
  access: 'signed-in',
  summary: 'List the caller’s marks and missed hours of the term by subject',
  reply: PersonalRating,
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
});
