import * as z from 'zod/mini';
import { departmentQuery } from './departments.ts';
import { endpoint } from './endpoint.ts';
import { AnyDate, FlagText, GroupName, Id, listOrPage, pageOf, pageQuery, Time, UrlId } from './shapes.ts';

/** A room in the paged response; id 0 for one that is not in the list of rooms. */
const Room = z.object({
  id: z.int(),
  name: z.string(),
  buildingNumber: z.optional(z.string()),
  auditoryType: z.optional(z.string()),
});

/** Location: null, a text, or, in a paged response, an object. */
const Place = z.nullable(z.union([z.string(), Room]));

/** An educator's announcement. `date` is `D.M.Y`, in a paged response `YYYY-MM-DD`. */
export const Announcement = z.object({
  id: Id,
  employee: z.string(),
  urlId: UrlId,
  content: z.string(),
  date: AnyDate,
  startTime: z.nullable(Time),
  endTime: z.nullable(Time),
  auditory: Place,
  employeeDepartments: z.array(z.string()),
  studentGroups: z.array(
    z.object({
      id: Id,
      name: GroupName,
      specialityAbbrev: z.optional(z.string()),
      zaochOrDist: z.optional(z.boolean()),
    }),
  ),
  repeatGroup: z.optional(z.null()),
  /**
   * Only when all announcements of a student were requested: for the group, by its educators, or by employees of its
   * chair.
   */
  sources: z.optional(z.array(z.enum(['group', 'educators', 'department']))),
  /** Of the user's own: the version that a change is based on. */
  version: z.optional(z.int()),
});
export type Announcement = z.output<typeof Announcement>;

const list = z.array(Announcement);

export const ofGroup = endpoint({
  method: 'GET',
  path: '/api/v1/announcements/student-groups',
  access: 'anyone',
  summary: 'Announcements for a student group, from today on',
  query: z.object({ name: GroupName }),
  reply: list,
  refusals: {},
  fallbackReason: 'no-announcements',
  cached: true,
});

export const ofEmployee = endpoint({
  method: 'GET',
  path: '/api/v1/announcements/employees',
  access: 'anyone',
  summary: 'Announcements of an educator; a page of them when page, size or dateFrom is given',
  query: z.object({ 'url-id': UrlId, ...pageQuery }),
  reply: listOrPage(Announcement),
  refusals: {},
  fallbackReason: 'no-announcements',
  cached: true,
});

export const ofDepartment = endpoint({
  method: 'GET',
  path: '/api/v1/announcements/departments',
  access: 'anyone',
  summary: 'Announcements of a department’s educators, named by id or url id',
  query: departmentQuery,
  reply: list,
  refusals: {},
  fallbackReason: 'no-announcements',
  cached: true,
});

const personal = {
  method: 'GET',
  access: 'signed-in',
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-announcements',
} as const;

export const personalList = endpoint({
  ...personal,
  path: '/api/v1/announcements',
  summary: 'Announcements for the student’s own group; an educator’s own',
  /**
   * `all=true`: a student's list also contains those by the group's educators and department, whatever their audience.
   */
  query: z.object({ all: z.optional(FlagText) }),
  reply: list,
});

export const personalPage = endpoint({
  ...personal,
  path: '/api/v1/announcements/students',
  summary: 'The same by pages, from a day on',
  query: z.object(pageQuery),
  reply: pageOf(Announcement),
});
