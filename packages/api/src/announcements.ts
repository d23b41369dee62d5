import { MAX_ANNOUNCEMENT, MAX_ROOM_NAME } from '@semestr/core/announcements';
import * as z from 'zod/mini';
import { departmentQuery } from './departments.ts';
import { endpoint } from './endpoint.ts';
import { ofGroup as groupFilters, period } from './filters.ts';
import { Ids, optionalText, prose, resource } from './resource.ts';
import {
  AnyDate,
  FlagText,
  GroupName,
  Id,
  IsoDate,
  listOrPage,
  pageOf,
  pageQuery,
  Time,
  UrlId,
} from './shapes.ts';

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
  /** Version that a change is based on, for the user's own announcements. */
  version: z.optional(z.int()),
});
export type Announcement = z.output<typeof Announcement>;

const list = z.array(Announcement);

export const ofGroup = endpoint({
  method: 'GET',
  path: '/api/v1/announcements/student-groups',
  access: 'anyone',
  summary: 'List the announcements for a student group, from today on',
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
  summary: 'List the announcements of a teacher; paged when page, size or dateFrom is given',
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
  summary: 'List the announcements of a department’s teachers, by department id or URL id',
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
  summary:
    'List the announcements for the caller’s group, or those written by the caller if they are a teacher',
  /**
   * `all=true`: a student's list also contains those by the group's educators and department, whatever their audience.
   */
  query: z.object({ all: z.optional(FlagText) }),
  reply: list,
});

export const personalPage = endpoint({
  ...personal,
  path: '/api/v1/announcements/students',
  summary: 'List the same announcements in pages, from a given day on',
  query: z.object(pageQuery),
  reply: pageOf(Announcement),
});

const announcement = {
  employeeId: Id,
  content: prose(MAX_ANNOUNCEMENT),
  date: IsoDate,
  startTime: z.nullable(Time),
  endTime: z.nullable(Time),
  room: optionalText(MAX_ROOM_NAME),
  /** The audience, which is notified of a new announcement, a changed place or time, and a removal. */
  groupIds: Ids,
};
export const announcements = resource('announcements', 'the announcements', {
  area: 'news',
  fields: announcement,
  edited: announcement,
  filter: { ...groupFilters, employeeId: Id, date: IsoDate },
  conditions: period,
});
