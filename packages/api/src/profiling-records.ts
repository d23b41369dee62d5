import { requestRules } from '@semestr/core/requests/kinds';
import * as z from 'zod/mini';
import { ofStudent } from './filters.ts';
import { requestResource } from './request-fields.ts';
import { int, named, readResource, resource, text } from './resource.ts';
import { Course, Id, IsoDate } from './shapes.ts';

export const profilingApplications = requestResource(
  'profiling-applications',
  'the applications for a specialisation',
  {
    rules: requestRules.profiling,
    fields: { specializationId: Id, priority: z.int() },
    edited: {
      specializationId: z.optional(Id),
      priority: z.optional(int(1, 100)),
    },
    filter: { specializationId: Id },
  },
);

const specialization = {
  ...named,
  specialityId: Id,
  abbrev: text(50),
  /** Number of students of a course who are enrolled. */
  places: z.optional(z.nullable(int(0, 10_000))),
  /** The last day on which it can be chosen. */
  lastDay: z.optional(z.nullable(IsoDate)),
};
export const specializations = resource('specializations', 'the specialisations', {
  area: 'choices',
  fields: specialization,
  edited: specialization,
  filter: { specialityId: Id },
});

export const profilingRatings = readResource(
  'profiling-ratings',
  'the places of students in the specialisation rating',
  {
    area: 'student-details',
    fields: { studentId: Id, specialityId: Id, course: z.int(), average: z.number(), position: z.int() },
    filter: { ...ofStudent, specialityId: Id, course: Course },
  },
);
