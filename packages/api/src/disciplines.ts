import { MAX_COURSE, MAX_SEMESTER } from '@semestr/core/disciplines';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Choice, FlagText, IdText, numberText } from './shapes.ts';

/** A course, or what older clients send instead: the year in which its students began. */
export const courseOrYear = {
  course: z.optional(numberText(1, MAX_COURSE)),
  year: z.optional(numberText(1, 2100)),
};

/** One of the two must be there. */
export const hasCourse = z.refine<{ course?: number | undefined; year?: number | undefined }>(
  ({ course, year }) => course !== undefined || year !== undefined,
  { path: ['course'], error: 'required' },
);

export const specialities = endpoint({
  method: 'GET',
  path: '/api/v1/rating/specialities',
  access: 'anyone',
  summary: 'The specialities of a faculty, with code, degree and form',
  // Older clients also send `entryYear`, which changes nothing.
  query: z.object({ facultyId: IdText, entryYear: z.optional(z.string()) }),
  reply: z.array(Choice),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});

export const courses = endpoint({
  method: 'GET',
  path: '/api/v1/rating/courses',
  access: 'anyone',
  summary: 'The courses of a speciality, and which of them have a plan for students from abroad',
  query: z.object({ facultyId: z.optional(IdText), specialityId: IdText }),
  reply: z.array(z.object({ course: z.int(), hasForeignPlan: z.boolean() })),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/list-disciplines',
  access: 'anyone',
  summary: 'What a speciality learns in a course or a semester, the most hours first',
  query: z
    .object({
      id: IdText,
      ...courseOrYear,
      isForeign: z._default(FlagText, false),
      term: z.optional(numberText(1, MAX_SEMESTER)),
    })
    .check(hasCourse),
  reply: z.array(z.object({ name: z.string(), hours: z.int() })),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});
