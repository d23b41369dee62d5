import { MAX_SKILL_LENGTH } from '@semestr/core/cv';
import * as z from 'zod/mini';
import { Cv, Skill } from './cv.ts';
import { endpoint } from './endpoint.ts';
import { AnyId, Course, Id, orElse, PageNumber } from './shapes.ts';

/** A skill by its id and name, or only by its id. */
const AskedSkill = z.union([
  z.object({ id: orElse(z.nullable(AnyId), null), name: z.string().check(z.maxLength(MAX_SKILL_LENGTH)) }),
  z.pipe(
    AnyId,
    z.transform((id) => ({ id, name: '' })),
  ),
]);

/** Page size of the CVs. */
export const PROFILE_PAGE = 10;

const searchFields = {
  course: orElse(z.array(Course).check(z.maxLength(20)), []),
  currentPage: PageNumber,
  faculties: orElse(z.array(Id).check(z.maxLength(50)), []),
  lastName: orElse(z.string().check(z.trim(), z.maxLength(100)), ''),
  searchJob: orElse(z.boolean(), false),
  skills: orElse(z.array(AskedSkill).check(z.maxLength(20)), []),
};

/**
 * One page of the CVs, with the search conditions. `birthDate` is empty, `rating` is 0 when its owner does not show it.
 */
export const search = endpoint({
  method: 'POST',
  path: '/api/v1/profiles',
  access: 'anyone',
  summary: 'Find published CVs by course, faculty, surname and skills; pages count from 1',
  body: z.object(searchFields),
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
