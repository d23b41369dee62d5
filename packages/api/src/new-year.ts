import { stepStates, yearStages } from '@semestr/core/new-year';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { int, optionalLine, text } from './resource.ts';
import { Course, Id, IsoDate, Term } from './shapes.ts';

/** The start of an academic year as one checklist: groups move up a course, some graduate, new ones are created. */

const nullableCourse = z.nullable(Course);
const degree = int(1, 9);

/** Faculty, speciality and degree of a group. */
const place = { facultyId: Id, specialityId: Id, degree };

/**
 * What happens to a group: it moves to its next course or has already been moved, it graduates, or its course is
 * unknown.
 */
export const groupOutcomes = ['moves', 'graduates', 'unknown', 'moved'] as const;
export type GroupOutcome = (typeof groupOutcomes)[number];

const Group = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  speciality: z.string(),
  degree: z.int(),
  course: nullableCourse,
  outcome: z.enum(groupOutcomes),
  /** The course in the new year, to which the group will be or has been moved; null when there is none. */
  next: nullableCourse,
  students: z.int(),
});
export type YearGroup = z.output<typeof Group>;

const NewGroup = z.object({
  ...place,
  /** Empty when the names follow no pattern. */
  name: z.string(),
  /** Last year's group that the name is derived from. */
  after: z.string(),
  speciality: z.string(),
});
export type ProposedGroup = z.output<typeof NewGroup>;

/** Number of records that a batch or a plan affects. */
const Counts = z.object({
  moved: z.int(),
  graduated: z.int(),
  made: z.int(),
  /** Students of the groups that move, and of those that graduate. */
  movedStudents: z.int(),
  graduates: z.int(),
  /** Blocked accounts of graduates. */
  blocked: z.int(),
  /** Lessons of graduating groups in the new year. */
  lessons: z.int(),
});
export type YearCounts = z.output<typeof Counts>;

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/admin/new-year',
  access: 'admin',
  area: 'administration',
  summary: 'Get the tasks of the new academic year, with proposals, and what has been done',
  reply: z.object({
    /** The calendar year in which it begins: from June on the coming one, otherwise the current one. */
    year: z.int(),
    stage: z.enum(yearStages),
    steps: z.object({
      terms: z.enum(stepStates),
      holidays: z.enum(stepStates),
      groups: z.enum(stepStates),
      graduates: z.enum(stepStates),
      newGroups: z.enum(stepStates),
    }),
    terms: z.array(
      z.object({
        term: Term,
        /** The record with its days; null while there is none and the default days are shown. */
        id: z.nullable(Id),
        start: IsoDate,
        end: IsoDate,
      }),
    ),
    radunitsa: z.object({
      date: IsoDate,
      /** The holiday of that day; null when there is none. */
      id: z.nullable(Id),
      /** A holiday of the same name on another day of every year. */
      everyYearId: z.nullable(Id),
    }),
    groups: z.array(Group),
    /** Groups that graduated with this start of a year. */
    graduated: z.array(z.object({ id: Id, name: z.string(), students: z.int() })),
    newGroups: z.array(NewGroup),
    made: z.array(z.object({ id: Id, name: z.string() })),
    /** Completed batches of this year, newest first. */
    batches: z.array(
      z.object({
        id: Id,
        at: z.string(),
        by: z.nullable(z.string()),
        moved: z.int(),
        graduated: z.int(),
        made: z.int(),
        /** Whether it was reverted, as far as possible. */
        isUndone: z.boolean(),
      }),
    ),
  }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
});
export type NewYear = z.output<typeof read.reply>;

const MAX_GROUPS = 3000;
const version = z.int();

/** Changes to apply. A group is named in the version that was read. */
const Plan = z.object({
  year: z.int(),
  moves: z.array(z.object({ groupId: Id, version, course: Course })).check(z.maxLength(MAX_GROUPS)),
  graduates: z.array(z.object({ groupId: Id, version })).check(z.maxLength(MAX_GROUPS)),
  newGroups: z
    .array(z.object({ ...place, name: optionalLine(30), course: Course }))
    .check(z.maxLength(MAX_GROUPS)),
  /** The order by which the students of graduating groups graduate; without one it has today's date and no number. */
  order: z.optional(z.nullable(z.object({ number: text(50), date: IsoDate }))),
  /**
   * Whether the accounts of students whose group graduates are blocked immediately, instead of some months after the
   * order.
   */
  blockGraduates: z.boolean(),
});
export type Plan = z.output<typeof Plan>;

/**
 * Why a row of a plan cannot be applied. `stale`: the group was changed since it was read; `done`: this start of a year
 * has already moved it, or it has graduated; `early`: its course still counts, until the year begins; `same`: it is
 * already in that course; `twice`: the plan names it twice; `year`: another year has begun.
 */
export const planFaults = [
  'required',
  'taken',
  'unknown',
  'stale',
  'done',
  'early',
  'same',
  'twice',
  'year',
] as const;

const PlanFault = z.object({
  /** Its path in the plan: `newGroups.2.name`. */
  field: z.string(),
  reason: z.enum(planFaults),
});
export type PlanFault = z.output<typeof PlanFault>;

const Faulty = z.object({ reason: z.literal('new-year-faulty'), faults: z.array(PlanFault) });

/** Returns the faults in the body of a refusal; an empty list for any other refusal. */
export function faultsIn(body: unknown): readonly PlanFault[] {
  const found = z.safeParse(Faulty, body);
  return found.success ? found.data.faults : [];
}

/** Three thousand rows of each list, with escaped letters in names. */
const maxBytes = 2 * 1024 * 1024;

export const check = endpoint({
  method: 'POST',
  path: '/api/v1/admin/new-year/check',
  access: 'admin',
  area: 'administration',
  summary: 'Validate a plan for the new academic year and return its effects and errors; nothing is stored',
  body: Plan,
  maxBytes,
  reply: z.object({ faults: z.array(PlanFault), counts: Counts }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
});

/** Rejected as a whole with `{"reason":"new-year-faulty","faults":[…]}` when any row cannot be applied. */
export const apply = endpoint({
  method: 'POST',
  path: '/api/v1/admin/new-year/apply',
  access: 'admin',
  area: 'administration',
  summary: 'Apply a plan for the new academic year: promote, archive and create groups; all or nothing',
  body: Plan,
  maxBytes,
  reply: z.object({ batchId: Id, counts: Counts }),
  refusals: { 403: 'session-ended', 409: { named: ['new-year-faulty'], plain: 'record-busy' } },
  fallbackReason: 'new-year-not-applied',
  idempotent: true,
  isExtension: true,
});

export const undo = endpoint({
  method: 'POST',
  path: '/api/v1/admin/new-year/undo',
  access: 'admin',
  area: 'administration',
  summary: 'Undo the start of an academic year, except for groups that were changed since',
  body: z.object({ batchId: Id }),
  reply: z.object({
    undone: z.int(),
    /** Groups that are not changed, because they were edited or are referred to. */
    left: z.array(z.object({ groupId: Id, name: z.string() })),
    /** Number of accounts that can sign in again. */
    unblocked: z.int(),
  }),
  refusals: { 403: 'session-ended', 404: 'record-not-found', 409: 'undo-impossible' },
  fallbackReason: 'new-year-not-undone',
  isExtension: true,
});
