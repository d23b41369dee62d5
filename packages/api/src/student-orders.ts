import { orderKinds } from '@semestr/core/student-orders';
import { studentStates } from '@semestr/core/student-states';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ofStudent, period } from './filters.ts';
import { optionalText, readResource, text } from './resource.ts';
import { Id, IsoDate } from './shapes.ts';
import { Student } from './students.ts';

/**
 * The orders that changed the state of students, by their first day. Written by `students.order`; undoing its entry in
 * the audit log removes the order.
 */
export const studentOrders = readResource('student-orders', 'the orders on the state of students', {
  area: 'students',
  fields: {
    studentId: Id,
    /** The group of the student, or the one that a reinstatement leads to. */
    groupId: Id,
    kind: z.enum(orderKinds),
    /** Null for a graduation in a start of a year without an order. */
    number: z.nullable(z.string()),
    /** Date of the order. */
    date: IsoDate,
    /** First day on which the order applies. */
    from: IsoDate,
    /** Last day of a leave; null for other orders. */
    until: z.nullable(IsoDate),
    reason: z.nullable(z.string()),
  },
  filter: { ...ofStudent, kind: z.enum(orderKinds) },
  conditions: period,
});

/** Maximum number of students in one order. */
export const MAX_ORDERED = 300;

/**
 * Changes the state of students from a day on, with the consequences for rights, groups and the account (`consequences`
 * in core). All or nothing: 409 `{"reason":"order-not-possible","students":[{"id","lastName","firstName",
 * "middleName","state","fault"}]}` names the students whose state (`state`), or a later order (`earlier`), does not
 * allow it.
 */
export const order = endpoint({
  method: 'POST',
  path: '/api/v1/admin/students/orders',
  access: 'admin',
  area: 'students',
  summary: 'Issue an order for students: enrolment, leave, return, expulsion, graduation, reinstatement',
  body: z.object({
    studentIds: z.array(Id).check(z.minLength(1, 'required'), z.maxLength(MAX_ORDERED)),
    kind: z.enum(orderKinds),
    number: text(50),
    /** Date of the order, not in the future. */
    date: IsoDate,
    /** First day on which the order applies: not in the future, except for a leave. */
    from: IsoDate,
    /** Last day of a leave; absent for any other kind. */
    until: z.optional(z.nullable(IsoDate)),
    reason: z.optional(optionalText(300)),
    /** For a reinstatement into another group or subgroup than the former one. */
    groupId: z.optional(z.nullable(Id)),
    subgroup: z.optional(z.nullable(z.literal([1, 2]))),
  }),
  reply: z.array(Student),
  refusals: {
    403: 'session-ended',
    404: 'student-not-found',
    409: { named: ['order-not-possible'], plain: 'record-busy' },
  },
  fallbackReason: 'record-not-stored',
  idempotent: true,
  isExtension: true,
  example: {
    body: { studentIds: [7], kind: 'expel', number: '214-с', date: '2026-11-27', from: '2026-11-30' },
  },
});

const Unfit = z.object({
  reason: z.literal('order-not-possible'),
  students: z.array(
    z.object({
      id: Id,
      lastName: z.string(),
      firstName: z.string(),
      middleName: z.nullable(z.string()),
      state: z.enum(studentStates),
      fault: z.enum(['state', 'earlier']),
    }),
  ),
});
/** A student for whom an order is not possible. */
export type UnfitStudent = z.output<typeof Unfit>['students'][number];

/** Returns the students in the body of a refused order; an empty list for any other refusal. */
export function unfitIn(body: unknown): readonly UnfitStudent[] {
  const found = z.safeParse(Unfit, body);
  return found.success ? found.data.students : [];
}
