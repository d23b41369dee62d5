import * as z from 'zod/mini';
import { endpoint, file, XLSX } from './endpoint.ts';
import { ofStudent, period } from './filters.ts';
import { int, resource, text } from './resource.ts';
import { DottedDate, Id, IsoDate, neverNull } from './shapes.ts';

/** A line of the markbook. `mark` is a number up to ten, a credit in words, or empty; hours are a text: "108.0". */
export const MarkRow = z.object({
  subject: z.string(),
  fullSubject: z.string(),
  formOfControl: z.string(),
  hours: z.string(),
  credits: z.nullable(z.int()),
  mark: z.string(),
  date: z.nullable(DottedDate),
  teacher: z.nullable(z.string()),
  commonMark: z.nullable(z.number()),
  commonRetakes: z.nullable(z.number()),
  retakesCount: z.int(),
  idSubject: z.int(),
  idFormOfControl: z.int(),
  canStudyInParallel: z.nullable(z.boolean()),
  applicationHasAlreadyBeenSentForParallel: z.nullable(z.boolean()),
  canLiquidationAcademicDifferences: z.nullable(z.boolean()),
  applicationHasAlreadyBeenSentForAcademicDifferences: z.nullable(z.boolean()),
  /** Terms in which the subject can be ordered: the line's own id, with others when several terms are possible. */
  lmsEducationTerms: z.nullable(
    z.array(
      z.object({
        idLmsEducationTerm: z.int(),
        subjectNameByApi: z.string(),
        coincidedForeignLanguage: z.optional(z.nullable(z.unknown())),
      }),
    ),
  ),
});
export type MarkRow = z.output<typeof MarkRow>;

/** 0 when there are no marks. */
const average = neverNull(z.number(), 0);

/** A markbook by semesters "1", "2", …; `number` is the student card number. */
export const Markbook = z.object({
  number: z.string(),
  averageMark: average,
  markPages: z.record(
    z.string().check(z.regex(/^\d{1,2}$/, 'format')),
    z.object({ averageMark: average, marks: z.array(MarkRow) }),
  ),
  /** Current semester of the student; null when the group has no course. */
  runningSemester: z.optional(z.nullable(z.int())),
});
export type Markbook = z.output<typeof Markbook>;

export const own = endpoint({
  method: 'GET',
  path: '/api/v1/markbook',
  access: 'signed-in',
  summary: 'Get the caller’s markbook by semester; upcoming assessments of the current one have no mark',
  reply: Markbook,
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
});

export const report = endpoint({
  method: 'GET',
  path: '/api/v1/markbook/report',
  access: 'signed-in',
  summary: 'Download the caller’s markbook as a workbook',
  reply: file('markbook.xlsx', XLSX),
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
  isExtension: true,
});

const mark = {
  studentId: Id,
  disciplineId: Id,
  /** "9", зачтено, не зачтено, or неявка for a student who did not come; null until a mark is entered. */
  mark: z.nullable(z.string().check(z.regex(/^(?:10|\d|зачтено|не зачтено|неявка)$/, 'format'))),
  date: z.nullable(IsoDate),
  teacherId: z.nullable(Id),
  retakes: int(0, 20),
  isDifference: z.boolean(),
};

/** The student is notified of a new mark and of a change. */
export const marks = resource('marks', 'the marks of the markbooks', {
  area: 'studies',
  fields: { ...mark, mark: z.nullable(z.string()) },
  edited: mark,
  filter: {
    ...ofStudent,
    disciplineId: Id,
    teacherId: Id,
    mark: text(20),
    isDifference: z.boolean(),
  },
  conditions: period,
});
