import { loginFault, studentCardFault } from '@semestr/core/validation';
import { isCountry } from '@semestr/core/countries';
import { documentLanguages, fundings } from '@semestr/core/student-details';
import { studentStates } from '@semestr/core/student-states';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { filterOf, ofGroup } from './filters.ts';
import { json, optionalProse, optionalText, Range, text } from './resource.ts';
import { asLogin, Id, IdText, IsoDate } from './shapes.ts';

/** A student in the console's list. */
export const Student = z.object({
  id: Id,
  cardNumber: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.nullable(z.string()),
  belarusianLastName: z.nullable(z.string()),
  belarusianFirstName: z.nullable(z.string()),
  belarusianMiddleName: z.nullable(z.string()),
  /** Null when the reader's role may not see it, as for contacts and faults in the data. */
  birthDate: z.nullable(IsoDate),
  groupId: Id,
  groupName: z.string(),
  facultyAbbrev: z.string(),
  specialityName: z.string(),
  course: z.int(),
  subgroup: z.int(),
  /** The current state; other providers, and servers before this field, do not send it. */
  state: z.optional(z.enum(studentStates)),
  /** First day on which a student who has left no longer studied. */
  leftOn: z.optional(z.nullable(IsoDate)),
  /** Last day of the academic leave that the student is on; null when there is none. */
  onLeaveUntil: z.nullable(IsoDate),
  isGroupHead: z.boolean(),
  canStudentNote: z.boolean(),
  hasProfiling: z.boolean(),
  /** What is wrong with the user's data; null when nothing is. */
  illiquidMessage: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Null when the reader's role may not see contacts. */
  contactsConfirmed: z.nullable(z.boolean()),
  /** The next three are null when they are not recorded; the last two also when the reader's role may not see them. */
  funding: z.optional(z.nullable(z.enum(fundings))),
  /** Country by its ISO 3166 code: "BY". */
  citizenship: z.optional(z.nullable(z.string())),
  documentLanguage: z.optional(z.nullable(z.enum(documentLanguages))),
  /** Incremented by every change. */
  version: z.int(),
});
export type Student = z.output<typeof Student>;

export const sortableFields = [
  'id',
  'cardNumber',
  'lastName',
  'firstName',
  'middleName',
  'birthDate',
  'groupName',
  'facultyAbbrev',
  'specialityName',
  'course',
  'subgroup',
  'state',
  'isGroupHead',
  'contactsConfirmed',
] as const;

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/admin/students',
  access: 'admin',
  area: 'students',
  summary: 'List students; filter, sort and range are JSON, the total is in Content-Range',
  query: z.object({
    filter: z._default(
      json(
        // `groupName` is a prefix of the group's number.
        filterOf(
          {
            ...ofGroup,
            isGroupHead: z.boolean(),
            subgroup: z.literal([1, 2]),
            // If absent, and without ids: current students, including those on leave.
            state: z.enum(studentStates),
            funding: z.enum(fundings),
          },
          { groupName: z.optional(z.string().check(z.maxLength(30))) },
        ),
      ),
      {},
    ),
    sort: z._default(json(z.tuple([z.enum(sortableFields), z.enum(['ASC', 'DESC'])])), ['id', 'ASC']),
    /** If absent: the first page, or all students when ids are requested. */
    range: z.optional(Range),
  }),
  reply: z.array(Student),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
});

export const one = endpoint({
  method: 'GET',
  path: '/api/v1/admin/students/:id',
  access: 'admin',
  area: 'students',
  summary: 'Get a student',
  params: z.object({ id: IdText }),
  reply: Student,
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'no-data',
  isExtension: true,
});

/** Student card number of a new student. */
const newCard = z.string().check(
  asLogin,
  z.minLength(1, 'required'),
  z.maxLength(30),
  z.refine((card) => studentCardFault(card) === null, 'format'),
);

/** Writable fields of a student. The student card number is also the username; an imported one may have any format. */
const edited = {
  cardNumber: z.string().check(
    asLogin,
    z.minLength(1, 'required'),
    z.maxLength(30),
    z.refine((card) => loginFault(card) === null, 'format'),
  ),
  lastName: text(100),
  firstName: text(100),
  middleName: optionalText(100),
  belarusianLastName: z.optional(optionalText(100)),
  belarusianFirstName: z.optional(optionalText(100)),
  belarusianMiddleName: z.optional(optionalText(100)),
  birthDate: IsoDate,
  groupId: Id,
  subgroup: z.literal([1, 2]),
  isGroupHead: z.boolean(),
  canStudentNote: z.boolean(),
  hasProfiling: z.boolean(),
  illiquidMessage: z.optional(optionalProse(500)),
  funding: z.optional(z.nullable(z.enum(fundings))),
  citizenship: z.optional(z.nullable(z.string().check(z.refine(isCountry, 'unknown')))),
  documentLanguage: z.optional(z.nullable(z.enum(documentLanguages))),
};

/**
 * A second head of a group requires confirmation: 409 `{"reason":"group-has-head","head":{"id","lastName","firstName",
 * "middleName"}}`. With this flag the new head replaces the current one.
 */
const inPlaceOfHead = z.optional(z.boolean());

/**
 * First day of a new student in the group, not in the future. If absent, the student counts as having been there since
 * the beginning of the academic year.
 */
const enrolledFrom = z.optional(IsoDate);

const example = {
  cardNumber: '52850001',
  lastName: 'Новиков',
  firstName: 'Пётр',
  middleName: null,
  birthDate: '2008-02-29',
  groupId: 24001,
  subgroup: 1,
  isGroupHead: false,
  canStudentNote: false,
  hasProfiling: false,
};

export const create = endpoint({
  method: 'POST',
  path: '/api/v1/admin/students',
  access: 'admin',
  area: 'students',
  summary: 'Add a student with an account that is pending its first password',
  body: z.object({ ...edited, cardNumber: newCard, enrolledFrom, inPlaceOfHead }),
  reply: Student,
  refusals: { 403: 'session-ended', 409: { named: ['group-has-head'], plain: 'record-busy' } },
  fallbackReason: 'record-not-stored',
  idempotent: true,
  isExtension: true,
  example: { body: example },
});

export const update = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/students/:id',
  access: 'admin',
  area: 'students',
  summary: 'Change a student, given the version that was read',
  params: z.object({ id: IdText }),
  body: z.object({ ...edited, version: z.int(), inPlaceOfHead }),
  reply: Student,
  refusals: {
    403: 'session-ended',
    404: 'student-not-found',
    409: { named: ['group-has-head', 'student-left'], plain: 'record-stale' },
  },
  fallbackReason: 'record-not-stored',
  isExtension: true,
  example: { params: { id: '7' }, body: { ...example, version: 1 } },
});

/**
 * From that day on the student is in the other group or subgroup. The days before it remain with the former one, and
 * later enrolments are replaced. The rights of a group head and of recording absences end with the group.
 */
export const transfer = endpoint({
  method: 'POST',
  path: '/api/v1/admin/students/:id/transfer',
  access: 'admin',
  area: 'students',
  summary: 'Transfer a student to another group or subgroup from a day on, given the version that was read',
  params: z.object({ id: IdText }),
  body: z.object({
    groupId: edited.groupId,
    subgroup: edited.subgroup,
    /** First day in the group, not in the future. */
    from: IsoDate,
    /** Number of the order, if there is one. */
    orderNumber: optionalText(50),
    version: z.int(),
  }),
  reply: Student,
  refusals: {
    403: 'session-ended',
    404: 'student-not-found',
    409: { named: ['already-in-group', 'student-left'], plain: 'record-stale' },
  },
  fallbackReason: 'record-not-stored',
  isExtension: true,
  example: {
    params: { id: '7' },
    body: { groupId: 24002, subgroup: 1, from: '2026-11-02', orderNumber: '118-с', version: 1 },
  },
});

/** Rejected while records other than the account refer to the student, as defined in `uses.ts`. */
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/students/:id',
  access: 'admin',
  area: 'students',
  summary: 'Delete a student and the account, if no other data refer to them',
  params: z.object({ id: IdText }),
  reply: z.object({ id: Id }),
  refusals: { 403: 'session-ended', 404: 'student-not-found', 409: 'record-in-use' },
  fallbackReason: 'record-not-stored',
  isExtension: true,
});
