import { controls, MAX_COURSE, MAX_SEMESTER } from '@semestr/core/disciplines';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { archivable, int, namesOf, resource, text } from './resource.ts';
import { Choice, FlagText, Id, IdText, numberText } from './shapes.ts';

/** A course, or, from older clients, the year in which its students began. */
export const courseOrYear = {
  course: z.optional(numberText(1, MAX_COURSE)),
  year: z.optional(numberText(1, 2100)),
};

/** One of the two is required. */
export const hasCourse = z.refine<{ course?: number | undefined; year?: number | undefined }>(
  ({ course, year }) => course !== undefined || year !== undefined,
  { path: ['course'], error: 'required' },
);

export const specialities = endpoint({
  method: 'GET',
  path: '/api/v1/rating/specialities',
  access: 'anyone',
  summary: 'List the specialities of a faculty, with code, degree and form of education',
  // Older clients also send `entryYear`, which has no effect.
  query: z.object({ facultyId: IdText, entryYear: z.optional(z.string()) }),
  reply: z.array(Choice),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});

/** Other providers do not report whether a course has students. */
export const Course = z.object({
  course: z.int(),
  hasForeignPlan: z.boolean(),
  hasStudents: z.optional(z.boolean()),
});
export type Course = z.output<typeof Course>;

export const courses = endpoint({
  method: 'GET',
  path: '/api/v1/rating/courses',
  access: 'anyone',
  summary:
    'List the courses of a speciality, with flags for students and for a study plan for foreign students',
  query: z.object({ facultyId: z.optional(IdText), specialityId: IdText }),
  reply: z.array(Course),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});

/** A discipline of a course: its name and hours; on request its form of assessment, semesters and credits. */
export const ListedDiscipline = z.object({
  name: z.string(),
  hours: z.int(),
  /** The provider's words for the form of assessment; a term paper is listed in addition to the exam. */
  controls: z.optional(z.array(z.string())),
  semesters: z.optional(z.array(z.int())),
  credits: z.optional(z.nullable(z.int())),
});
export type ListedDiscipline = z.output<typeof ListedDiscipline>;

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/list-disciplines',
  access: 'anyone',
  summary: 'List the disciplines of a speciality in a course or semester, most hours first',
  query: z
    .object({
      id: IdText,
      ...courseOrYear,
      isForeign: z._default(FlagText, false),
      term: z.optional(numberText(1, MAX_SEMESTER)),
      // Details are only sent on request: existing clients expect a fixed set of keys and do not request them.
      details: z._default(FlagText, false),
    })
    .check(hasCourse),
  reply: z.array(ListedDiscipline),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});

const discipline = {
  specialityId: Id,
  semester: int(1, 12),
  abbrev: text(50),
  name: text(300),
  hours: int(0, 2000),
  credits: z.nullable(int(0, 100)),
  control: z.enum(namesOf(controls)),
  isForeign: z.boolean(),
};
export const disciplines = resource('disciplines', 'the study plans', {
  area: 'plans',
  fields: {
    ...discipline,
    ...archivable.fields,
    commonMark: z.nullable(z.number()),
    commonRetakes: z.nullable(z.number()),
  },
  edited: { ...discipline, ...archivable.edited },
  filter: {
    specialityId: Id,
    facultyId: Id,
    semester: discipline.semester,
    control: discipline.control,
  },
  conditions: archivable.conditions,
});
