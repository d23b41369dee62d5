import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Course, Id, IdText, IsoDate } from './shapes.ts';

/** A student as the console lists them. */
export const Student = z.object({
  id: Id,
  cardNumber: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.nullable(z.string()),
  birthDate: IsoDate,
  groupId: Id,
  groupName: z.string(),
  facultyAbbrev: z.string(),
  specialityName: z.string(),
  course: z.int(),
  subgroup: z.int(),
  isGroupHead: z.boolean(),
  canStudentNote: z.boolean(),
  hasProfiling: z.boolean(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  contactsConfirmed: z.boolean(),
});
export type Student = z.output<typeof Student>;

/** A JSON text in a query, as ra-data-simple-rest sends it. */
const json = <S extends z.core.$ZodType>(schema: S) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          context.issues.push({ code: 'custom', message: 'format', input: text });
          return z.NEVER;
        }
      }),
    ),
    schema,
  );

/** The largest page that a list gives, and that of a list without a range. */
export const MAX_RANGE = 1000;
export const DEFAULT_RANGE = 25;

export const sortableFields = ['id', 'cardNumber', 'lastName', 'groupName', 'course', 'birthDate'] as const;

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/admin/students',
  access: 'admin',
  summary: 'Students: filter, sort and range as JSON; the total is in Content-Range',
  query: z.object({
    filter: z._default(
      json(
        z.object({
          /** Part of a name or the beginning of a card number or a group. */
          q: z.optional(z.string().check(z.maxLength(100))),
          id: z.optional(z.array(Id).check(z.maxLength(MAX_RANGE))),
          groupName: z.optional(z.string().check(z.maxLength(30))),
          facultyId: z.optional(Id),
          course: z.optional(Course),
          isGroupHead: z.optional(z.boolean()),
        }),
      ),
      {},
    ),
    sort: z._default(json(z.tuple([z.enum(sortableFields), z.enum(['ASC', 'DESC'])])), ['id', 'ASC']),
    /** Without one: the first page, or everybody where ids are asked for. */
    range: z.optional(
      json(
        z
          .tuple([z.int().check(z.gte(0)), z.int().check(z.gte(0))])
          .check(z.refine(([first, last]) => last >= first && last - first < MAX_RANGE, 'format')),
      ),
    ),
  }),
  reply: z.array(Student),
  refusals: { 403: 'session-ended' },
  otherwise: 'no-data',
  ours: true,
});

export const one = endpoint({
  method: 'GET',
  path: '/api/v1/admin/students/:id',
  access: 'admin',
  summary: 'One student',
  params: z.object({ id: IdText }),
  reply: Student,
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  otherwise: 'no-data',
  ours: true,
});
