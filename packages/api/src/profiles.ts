import * as z from 'zod/mini';
import { Cv, Skill } from './cv.ts';
import { endpoint } from './endpoint.ts';
import { AnyId, Course, Id } from './shapes.ts';

const asked = {
  course: z._default(z.array(Course).check(z.maxLength(20)), []),
  currentPage: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1),
  faculties: z._default(z.array(Id).check(z.maxLength(50)), []),
  lastName: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  searchJob: z._default(z.boolean(), false),
  skills: z._default(
    z
      .array(z.object({ id: z._default(z.nullable(AnyId), null), name: z.string().check(z.maxLength(60)) }))
      .check(z.maxLength(20)),
    [],
  ),
};

/** One page of the CVs, with what was asked for. `rating` is 0 and `birthDate` empty: they are not for everybody. */
export const search = endpoint({
  method: 'POST',
  path: '/api/v1/profiles',
  access: 'anyone',
  summary: 'Published CVs by course, faculty, surname and skills; pages count from 1',
  body: z.object(asked),
  reply: z.object({
    cvs: z.array(Cv),
    totalItems: z.int(),
    totalPages: z.int(),
    currentPage: z.int(),
    pageSize: z.int(),
    course: z.nullable(z.array(z.int())),
    faculties: z.nullable(z.array(z.int())),
    lastName: z.nullable(z.string()),
    searchJob: z.boolean(),
    skills: z.nullable(z.array(Skill)),
  }),
  refusals: {},
  fallbackReason: 'no-data',
  example: {
    body: { course: [], currentPage: 1, faculties: [], lastName: '', searchJob: false, skills: [] },
  },
});
