import * as z from 'zod/mini';
import { endpoint, file, XLSX } from './endpoint.ts';
import { archivable, int, optionalText, resource, text } from './resource.ts';
import { Course, DottedDate, GroupName, Id, IdText, listOrPage, pageQuery, SearchText } from './shapes.ts';

/** A student group with its speciality and faculty. */
export const Group = z.object({
  id: Id,
  name: GroupName,
  facultyId: Id,
  facultyAbbrev: z.string(),
  facultyName: z.optional(z.nullable(z.string())),
  specialityDepartmentEducationFormId: Id,
  specialityName: z.string(),
  specialityAbbrev: z.string(),
  course: z.nullable(Course),
  calendarId: z.optional(z.nullable(z.string())),
  /** 1 = first degree, 2 = master. */
  educationDegree: z.int().check(z.gte(1), z.lte(9)),
});
export type Group = z.output<typeof Group>;

export const GroupFound = z.object({ id: Id, name: GroupName, specialityAbbrev: z.string() });
export type GroupFound = z.output<typeof GroupFound>;

/** The group of the signed-in student. A student's `urlId` is a text, empty for now. */
export const OwnGroup = z.object({
  numberOfGroup: z.string(),
  studentGroupCuratorDto: z.nullable(
    z.object({
      position: z.string(),
      fio: z.string(),
      phone: z.nullable(z.string()),
      email: z.nullable(z.string()),
      urlId: z.nullable(z.string()),
    }),
  ),
  groupInfoStudentDto: z.array(
    z.object({
      position: z.string(),
      fio: z.string(),
      urlId: z.nullable(z.string()),
      /** 1 or 2; other providers do not send it. */
      subGroup: z.optional(z.nullable(z.int())),
      /** Only from providers that show it to the group; this project's server does not (decision 28). */
      email: z.optional(z.nullable(z.string())),
    }),
  ),
});
export type OwnGroup = z.output<typeof OwnGroup>;

export const own = endpoint({
  method: 'GET',
  path: '/api/v1/student-groups/user-group-info',
  access: 'signed-in',
  summary: 'Get the caller’s group: curator, group head and students',
  reply: OwnGroup,
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
});

export const all = endpoint({
  method: 'GET',
  path: '/api/v1/student-groups',
  access: 'anyone',
  summary: 'List all student groups',
  query: z.object(pageQuery),
  reply: listOrPage(Group),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});

export const filters = endpoint({
  method: 'GET',
  path: '/api/v1/student-groups/filters',
  access: 'anyone',
  summary: 'Find groups by the beginning of the number; an empty text returns all',
  query: z.object({ name: z._default(SearchText, '') }),
  reply: z.array(GroupFound),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
  example: { query: { name: '42' } },
});

export const lastUpdate = endpoint({
  method: 'GET',
  path: '/api/v1/last-update-date/student-group',
  access: 'anyone',
  summary: 'Get the time when a group’s schedule last changed',
  query: z.object({ groupNumber: z.optional(GroupName), id: z.optional(IdText) }).check(
    z.refine((query) => query.groupNumber !== undefined || query.id !== undefined, {
      path: ['groupNumber'],
      error: 'required',
    }),
  ),
  reply: z.object({ lastUpdateDate: DottedDate }),
  refusals: { 404: 'group-not-found' },
  fallbackReason: 'no-data',
  cached: true,
});

export const report = endpoint({
  method: 'GET',
  path: '/api/v1/group-list/get-report',
  access: 'signed-in',
  summary: 'Download the list of the caller’s group as a workbook',
  reply: file('group list.xlsx', XLSX),
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'group-list-not-loaded',
});

const group = {
  name: text(30),
  facultyId: Id,
  specialityId: Id,
  /** The code in the group's schedules, if different from the speciality's. */
  specialityCode: z.optional(optionalText(20)),
  course: z.nullable(Course),
  calendarId: optionalText(200),
  degree: int(1, 9),
  size: int(0, 1000),
  curatorId: z.nullable(Id),
};
export const groups = resource('groups', 'the student groups', {
  area: 'groups',
  fields: { ...group, ...archivable.fields },
  edited: { ...group, ...archivable.edited },
  filter: {
    facultyId: Id,
    specialityId: Id,
    course: Course,
    degree: group.degree,
    curatorId: Id,
  },
  conditions: archivable.conditions,
});
