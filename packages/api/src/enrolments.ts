import * as z from 'zod/mini';
import { ofStudent } from './filters.ts';
import { readResource } from './resource.ts';
import { Id, IsoDate } from './shapes.ts';

/**
 * The groups of students by days: `from` is the first day in the group, `to` the first day after it, null for the
 * current group. Written by `students.create` and `students.transfer`; another group in `students.update` is a transfer
 * as of today.
 */
export const enrolments = readResource('enrolments', 'the groups that students were in', {
  area: 'students',
  fields: {
    studentId: Id,
    groupId: Id,
    subgroup: z.int(),
    from: IsoDate,
    to: z.nullable(IsoDate),
    orderNumber: z.nullable(z.string()),
  },
  filter: ofStudent,
});
