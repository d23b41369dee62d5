import { dayKeys } from '@semestr/core/schedule';
import * as z from 'zod/mini';
import { Department, departmentQuery } from './departments.ts';
import { EmployeeDto } from './employees.ts';
import { endpoint, file, XLSX } from './endpoint.ts';
import { Group } from './groups.ts';
import { Choice, DottedDate, GroupName, Time, UrlId } from './shapes.ts';

const LessonGroup = z.object({
  specialityName: z.string(),
  specialityCode: z.string(),
  numberOfStudents: z.int().check(z.gte(0), z.lte(100_000)),
  name: GroupName,
  educationDegree: z.int(),
});

/** One lesson, exam, consultation or announcement. Dates are `D.M.Y`, times `HH:MM`. */
export const Lesson = z.object({
  /** Weeks of the cycle, 1–4; empty or null for an entry with its own date. */
  weekNumber: z.nullable(z.array(z.int().check(z.gte(1), z.lte(4)))),
  studentGroups: z.array(LessonGroup),
  /** 0 = the whole group. */
  numSubgroup: z.int().check(z.gte(0), z.lte(2)),
  auditories: z.array(z.string()),
  startLessonTime: Time,
  endLessonTime: Time,
  subject: z.nullable(z.string()),
  subjectFullName: z.nullable(z.string()),
  note: z.nullable(z.string()),
  lessonTypeAbbrev: z.nullable(z.string()),
  dateLesson: z.nullable(DottedDate),
  startLessonDate: z.nullable(DottedDate),
  endLessonDate: z.nullable(DottedDate),
  announcement: z.boolean(),
  split: z.boolean(),
  /** A list in the schedule of a group or a department, null in that of an educator. */
  employees: z.nullable(z.array(EmployeeDto)),
});
export type Lesson = z.output<typeof Lesson>;

const [mon, tue, wed, thu, fri, sat] = dayKeys;
const lessons = z.optional(z.array(Lesson));
const Week = z.object({
  [mon]: lessons,
  [tue]: lessons,
  [wed]: lessons,
  [thu]: lessons,
  [fri]: lessons,
  [sat]: lessons,
});

/**
 * Either `studentGroupDto` or `employeeDto` is set, or neither for a department. The keys of a week are the days that
 * have lessons.
 */
export const Schedule = z.object({
  startDate: z.nullable(DottedDate),
  endDate: z.nullable(DottedDate),
  startExamsDate: z.nullable(DottedDate),
  endExamsDate: z.nullable(DottedDate),
  employeeDto: z.nullable(EmployeeDto),
  studentGroupDto: z.nullable(Group),
  schedules: z.nullable(Week),
  previousSchedules: z.optional(z.nullable(Week)),
  nextSchedules: z.optional(z.nullable(Week)),
  currentTerm: z.optional(z.nullable(z.string())),
  previousTerm: z.optional(z.nullable(z.string())),
  nextTerm: z.optional(z.nullable(z.string())),
  /** "Осенний", "Весенний" or "Сессия". */
  currentPeriod: z.optional(z.nullable(z.string())),
  exams: z.array(Lesson),
  isZaochOrDist: z.optional(z.nullable(z.boolean())),
});
export type Schedule = z.output<typeof Schedule>;

export const ofGroup = endpoint({
  method: 'GET',
  path: '/api/v1/schedule',
  access: 'anyone',
  summary: 'Get the schedule of a student group',
  query: z.object({ studentGroup: GroupName }),
  reply: Schedule,
  refusals: { 404: 'schedule-not-found' },
  fallbackReason: 'not-loaded',
  cached: true,
});

export const report = endpoint({
  method: 'GET',
  path: '/api/v1/schedule/report',
  access: 'anyone',
  summary: 'Download the lessons of a student group or a teacher in the current term as a workbook',
  query: /* @__PURE__ */ z
    .object({ 'student-group-name': z.optional(GroupName), 'employee-url-id': z.optional(UrlId) })
    .check(
      z.refine(
        (query) => (query['student-group-name'] === undefined) !== (query['employee-url-id'] === undefined),
        {
          path: ['student-group-name'],
          error: 'required',
        },
      ),
    ),
  reply: file('schedule.xlsx', XLSX),
  refusals: { 404: 'schedule-not-found' },
  fallbackReason: 'file-not-downloaded',
});

export const ofEmployee = endpoint({
  method: 'GET',
  path: '/api/v1/employees/schedule/:urlId',
  access: 'anyone',
  summary: 'Get the schedule of a teacher',
  params: z.object({ urlId: UrlId }),
  reply: Schedule,
  refusals: { 404: 'schedule-not-found' },
  fallbackReason: 'not-loaded',
  cached: true,
});

export const ofDepartment = endpoint({
  method: 'GET',
  path: '/api/v1/schedule/department',
  access: 'anyone',
  summary: 'Get the lessons of a department’s teachers, by department id or URL id; empty if there are none',
  query: departmentQuery,
  reply: z.object({ ...Schedule.shape, departmentDto: Department }),
  refusals: { 404: 'department-not-found' },
  fallbackReason: 'not-loaded',
  cached: true,
  isExtension: true,
});

export const currentWeek = endpoint({
  method: 'GET',
  path: '/api/v1/schedule/current-week',
  access: 'anyone',
  summary: 'Get the number of the current week, 1 to 4',
  reply: z.int().check(z.gte(1), z.lte(4)),
  refusals: {},
  fallbackReason: 'no-week',
  cached: true,
});

export const faculties = endpoint({
  method: 'GET',
  path: '/api/v1/schedule/faculties',
  access: 'anyone',
  summary: 'List the faculties as options: id and abbreviation',
  reply: z.array(Choice),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});
