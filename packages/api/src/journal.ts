import { LESSON_HOURS } from '@semestr/core/journal';
import { type IsoDate, readMoment } from '@semestr/core/dates';
import * as z from 'zod/mini';
import { empty, endpoint } from './endpoint.ts';
import { DottedDate, Id, IdText, IsoDate as IsoDay, maybe, numberText, Time } from './shapes.ts';

/** Maximum number of students in one request. */
const MAX_STUDENTS = 100;

/** A lesson of one student: the hours of absence, and the marks. */
export const JournalLesson = z.object({
  id: Id,
  dateString: DottedDate,
  gradeBookOmissions: z.int(),
  isRespectfulOmission: z.boolean(),
  /** 2 lecture, 3 practice, 4 lab. */
  lessonTypeId: z.int(),
  lessonTypeAbbrev: z.string(),
  lessonNameAbbrev: z.string(),
  subGroup: z.int(),
  marks: z.array(z.int()),
  /** "КТ 1", the last day of it, or empty. */
  controlPoint: z.nullable(z.string()),
});
export type JournalLesson = z.output<typeof JournalLesson>;

/** A student with the lessons of the term. */
export const JournalStudent = z.object({
  id: z.int(),
  fio: z.string(),
  subGroup: z.nullable(z.int()),
  subGroupStudent: z.nullable(z.int()),
  lessons: z.array(JournalLesson),
});
export type JournalStudent = z.output<typeof JournalStudent>;

/** Lessons of a group by the subject's name. The id identifies a subject and a type of lesson. */
const Subjects = z.record(
  z.string(),
  z.array(z.object({ id: Id, lessonTypeAbbrev: z.string(), subgroup: z.array(z.int()) })),
);

/** A student in the list of one lesson. */
export const Attendance = z.object({
  id: Id,
  fio: z.string(),
  omission: z.nullable(z.object({ id: Id, missedHours: z.int(), respectfulOmission: z.boolean() })),
  inOffsettingValue: z.optional(z.nullable(z.int())),
  isNotStudying: z.optional(z.nullable(z.boolean())),
});
export type Attendance = z.output<typeof Attendance>;

/** A lesson of a day with its attendance; `dateString` is `D-M-Y`. */
export const DayLesson = z.object({
  id: Id,
  dateString: z.string(),
  nameAbbrev: z.string(),
  lessonTypeAbbrev: z.string(),
  lessonPeriod: z.object({ lessonPeriodHours: z.int(), startTime: Time, endTime: Time }),
  subGroup: z.int(),
  students: z.array(Attendance),
  fullSubject: z.optional(z.string()),
  /** Name of the educator; null when the plan names none. */
  educator: z.optional(z.nullable(z.string())),
  room: z.optional(z.nullable(z.string())),
  /** Who recorded it last, and when (ISO date-time); null until then. */
  notedBy: z.optional(z.nullable(z.string())),
  notedAt: z.optional(z.nullable(z.string())),
  /** Whether its absences can no longer, or not yet, be recorded. */
  isClosed: z.optional(z.boolean()),
});
export type DayLesson = z.output<typeof DayLesson>;

/** "2026-09-03", or a timestamp of that day. */
const Day = z.pipe(
  z.pipe(z.string().check(z.maxLength(40)), z.transform(readMoment)),
  z.custom<IsoDate>((date) => date !== null, 'format'),
);

const signedIn = { 403: 'session-ended', 404: 'student-not-found' } as const;
const path = '/api/v1/grade-book';

export const own = endpoint({
  method: 'GET',
  path,
  access: 'signed-in',
  summary: 'List the caller’s lessons of the term with absences and marks, in a list of one',
  reply: z.array(z.object({ student: JournalStudent, students: z.nullable(z.array(JournalStudent)) })),
  refusals: signedIn,
  fallbackReason: 'not-loaded',
});

export const subjects = endpoint({
  method: 'GET',
  path: `${path}/subjects`,
  access: 'signed-in',
  summary: 'List the subjects of the caller’s group this term, with the subgroups that are taught separately',
  reply: Subjects,
  refusals: signedIn,
  fallbackReason: 'no-subjects',
});

export const subgroupSubjects = endpoint({
  method: 'GET',
  path: `${path}/subgroup-subjects`,
  access: 'signed-in',
  summary: 'List the subjects of the caller’s group that are taught by subgroup',
  reply: Subjects,
  refusals: signedIn,
  fallbackReason: 'no-subjects',
  isExtension: true,
});

export const subgroups = endpoint({
  method: 'GET',
  path: `${path}/subgroups`,
  access: 'signed-in',
  summary: 'List the subgroups that are taught a subject separately; 0 is the whole group',
  query: z.object({ termHoursId: IdText }),
  reply: z.array(z.int()),
  refusals: { 403: 'session-ended', 404: 'subject-not-found' },
  fallbackReason: 'no-subgroups',
  isExtension: true,
});

const ofSubject = {
  method: 'GET',
  access: 'headman',
  refusals: { 403: 'session-ended', 404: 'subject-not-found' },
  fallbackReason: 'not-loaded',
} as const;

export const wholeSubject = endpoint({
  ...ofSubject,
  reply: z.array(z.object({ students: z.array(JournalStudent) })),
  path: `${path}/:subjectId`,
  summary: 'Get a subject of the caller’s group: all students with their lessons',
  params: z.object({ subjectId: IdText }),
  isExtension: true,
});

export const subgroupOfSubject = endpoint({
  ...ofSubject,
  reply: z.array(z.object({ students: z.array(JournalStudent) })),
  path: `${path}/:subjectId/:subgroup`,
  summary: 'Get a subject of the caller’s group for one subgroup; 0 is the whole group',
  params: z.object({ subjectId: IdText, subgroup: numberText(0, 2) }),
});

export const byDate = endpoint({
  method: 'GET',
  path: `${path}/by-date`,
  access: 'headman',
  summary: 'List the lessons of the caller’s group on a day, with absent students',
  query: z.object({ date: Day }),
  reply: z.object({ lessons: z.array(DayLesson) }),
  refusals: signedIn,
  fallbackReason: 'no-lessons',
  example: { query: { date: '2026-11-20' } },
});

export const days = endpoint({
  method: 'GET',
  path: `${path}/days`,
  access: 'headman',
  summary: 'List the days between two dates, inclusive, on which the caller’s group had lessons',
  query: z.object({ from: IsoDay, to: IsoDay }),
  reply: z.array(IsoDay),
  refusals: signedIn,
  fallbackReason: 'no-lessons',
  isExtension: true,
  example: { query: { from: '2026-11-01', to: '2026-11-30' } },
});

export const note = endpoint({
  method: 'POST',
  path: `${path}/create`,
  access: 'headman',
  summary: 'Set the hours of a lesson that students missed (0 removes an absence); returns the whole list',
  body: z.object({
    idLesson: Id,
    studentOmissionsHoursDtoList: z
      .array(z.object({ student: Id, hours: z.int().check(z.gte(0), z.lte(2 * LESSON_HOURS)) }))
      .check(
        z.minLength(1),
        z.maxLength(MAX_STUDENTS),
        // A student must not be listed twice: it would be unclear which of the two entries counts.
        z.refine((list) => new Set(list.map(({ student }) => student)).size === list.length, 'format'),
      ),
    /**
     * The lesson's `notedAt` as the caller last read it: the request is rejected when the lesson has been changed
     * since. Not checked when missing.
     */
    seenAt: maybe(z.string().check(z.maxLength(40))),
  }),
  reply: z.array(Attendance),
  refusals: {
    403: 'session-ended',
    404: 'lesson-not-found',
    409: { named: ['lesson-noted-meanwhile'], plain: 'lesson-closed' },
  },
  fallbackReason: 'omissions-not-set',
  idempotent: true,
});

export const isGroupHead = endpoint({
  method: 'GET',
  path: `${path}/is-group-head`,
  access: 'signed-in',
  summary: 'Whether the caller is the head of a group',
  reply: z.boolean(),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
});

export const whoCanNote = endpoint({
  method: 'GET',
  path: `${path}/who-can-note`,
  access: 'signed-in',
  summary: 'List the ids of the students who may record absences besides the group head',
  reply: z.array(z.int()),
  refusals: signedIn,
  fallbackReason: 'not-loaded',
});

export const groupStudents = endpoint({
  method: 'GET',
  path: `${path}/group-students`,
  access: 'headman',
  summary: 'List the students of the caller’s group with their usernames',
  reply: z.array(z.object({ id: Id, fio: z.string(), username: z.string() })),
  refusals: signedIn,
  fallbackReason: 'not-loaded',
});

const Students = z.array(Id).check(z.minLength(1), z.maxLength(MAX_STUDENTS));
const responsible = {
  method: 'POST',
  access: 'headman',
  refusals: { 403: 'session-ended', 404: 'student-not-found', 409: 'not-group-head' },
  fallbackReason: 'responsible-not-changed',
} as const;

export const assignResponsible = endpoint({
  ...responsible,
  reply: empty,
  path: `${path}/assign-responsible`,
  summary: 'Set, for each given student of the caller’s group, whether they may record absences',
  body: z
    .object({ studentIds: Students, studentFlags: z.array(z.boolean()).check(z.maxLength(MAX_STUDENTS)) })
    .check(
      z.refine(({ studentIds, studentFlags }) => studentIds.length === studentFlags.length, {
        path: ['studentFlags'],
        error: 'format',
      }),
    ),
});

export const removeResponsible = endpoint({
  ...responsible,
  reply: empty,
  path: `${path}/remove-responsible`,
  summary: 'Remove the right to record absences from students of the caller’s group',
  body: Students,
});
