import {
  announcementFault,
  isSafeLink,
  lessonFault,
  type RecordFault,
  scheduleFault,
} from '@semestr/core/imports';
import { unsafeNamesIn } from '@semestr/core/plain-names';
import { dayKeys } from '@semestr/core/schedule';
import * as z from 'zod/mini';
import { Announcement } from './announcements.ts';
import { Department } from './departments.ts';
import { EmployeeRow } from './employees.ts';
import { endpoint } from './endpoint.ts';
import { Faculty } from './faculties.ts';
import { Group } from './groups.ts';
import { Room } from './rooms.ts';
import { Lesson, Schedule } from './schedule.ts';
import { FlagText } from './shapes.ts';
import { Speciality } from './specialities.ts';

/** Maximum number of records in one request. */
export const IMPORT_BATCH = 200;

/** Maximum size of a request, in bytes of JSON. */
export const IMPORT_BYTES = 4 * 1024 * 1024;

type FieldPath = readonly (string | number)[];

/** Adds the faults that a rule finds, each with the path to its field. */
const withRule = <T>(faultsOf: (record: T) => readonly { path: FieldPath; message: string }[]) =>
  z.check<T>(({ value, issues }) => {
    for (const { path, message } of faultsOf(value))
      issues.push({ code: 'custom', message, path: [...path], input: value });
  });

const below = (path: FieldPath, fault: RecordFault | null): { path: FieldPath; message: string }[] =>
  fault ? [{ path: [...path, ...fault.path], message: fault.reason }] : [];

const unsafeLink = (
  path: FieldPath,
  link: string | null | undefined,
): { path: FieldPath; message: string }[] =>
  link == null || isSafeLink(link) ? [] : [{ path: [...path, 'photoLink'], message: 'link' }];

/** Finds names that the console would reject. */
const nameFaults = (record: unknown) =>
  unsafeNamesIn(record).map((path) => ({ path, message: 'characters' }));

/** Dictionary records whose names may be stored. */
export const ImportedFaculty = Faculty.check(withRule(nameFaults));
export const ImportedDepartment = Department.check(withRule(nameFaults));
export const ImportedSpeciality = Speciality.check(withRule(nameFaults));
export const ImportedRoom = Room.check(withRule(nameFaults));
export const ImportedGroup = Group.check(withRule(nameFaults));

const lessonFaults = (lesson: Lesson, path: FieldPath) => [
  ...below(path, lessonFault(lesson)),
  ...(lesson.employees ?? []).flatMap(({ photoLink }, index) =>
    unsafeLink([...path, 'employees', index], photoLink),
  ),
];

/** A lesson with plausible dates and times and safe photo links. */
export const ImportedLesson = Lesson.check(
  withRule((lesson) => [...lessonFaults(lesson, []), ...nameFaults(lesson)]),
);

const plans = ['schedules', 'previousSchedules', 'nextSchedules'] as const;

/** An employee of the list of all with a safe photo link. */
export const ImportedEmployee = EmployeeRow.check(
  withRule((row) => [...unsafeLink([], row.photoLink), ...nameFaults(row)]),
);

/** A schedule of such lessons with plausible dates. */
export const ImportedSchedule = Schedule.check(
  withRule((schedule) => [
    ...below([], scheduleFault(schedule)),
    ...nameFaults(schedule),
    ...unsafeLink(['employeeDto'], schedule.employeeDto?.photoLink),
    ...plans.flatMap((plan) =>
      dayKeys.flatMap((day) =>
        (schedule[plan]?.[day] ?? []).flatMap((lesson, index) => lessonFaults(lesson, [plan, day, index])),
      ),
    ),
    ...schedule.exams.flatMap((lesson, index) => lessonFaults(lesson, ['exams', index])),
  ]),
);

/** An announcement with a plausible date and times. */
export const ImportedAnnouncement = Announcement.check(
  withRule((announcement) => below([], announcementFault(announcement))),
);

const index = z.int();

/**
 * The results; `index` counts the request's records from 0. `stored` records were new or changed, `unchanged` ones were
 * already stored with the same content, `skipped` ones could not be stored.
 */
export const Imported = z.object({
  stored: z.int(),
  unchanged: z.int(),
  skipped: z.array(z.object({ index, field: z.string(), reason: z.enum(['taken', 'unknown']) })),
  /**
   * Schedules that would have lost too many of the lessons stored for these terms. They are not changed, unless the
   * request has `accept-losses=true`.
   */
  refused: z._default(z.array(z.object({ index, before: z.int(), after: z.int() })), []),
  /** Values of a stored record that were guessed or omitted. */
  notes: z._default(
    z.array(
      z.object({ index, field: z.string(), reason: z.enum(['made-up', 'left-out']), value: z.string() }),
    ),
    [],
  ),
  /** Number of lessons added, changed and removed in each changed schedule. */
  lessons: z._default(z.array(z.object({ index, added: z.int(), changed: z.int(), removed: z.int() })), []),
});
export type Imported = z.output<typeof Imported>;

const common = {
  method: 'POST',
  access: 'admin',
  area: 'administration',
  reply: Imported,
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-imported',
  maxBytes: IMPORT_BYTES,
  isExtension: true,
} as const;

/** Defines an import of records in the provider's own shape; storing them again changes nothing. */
const importOf = <const Path extends string, S extends z.core.$ZodType>(
  path: Path,
  summary: string,
  record: S,
) =>
  endpoint({
    ...common,
    path: `/api/v1/admin/import/${path}`,
    summary,
    body: z.array(record).check(z.maxLength(IMPORT_BATCH)),
  });

export const faculties = importOf('faculties', 'Store faculties of another provider', ImportedFaculty);
export const departments = importOf(
  'departments',
  'Store departments of another provider',
  ImportedDepartment,
);
export const specialities = importOf(
  'specialities',
  'Store specialities of another provider',
  ImportedSpeciality,
);
export const employees = importOf('employees', 'Store employees of another provider', ImportedEmployee);
export const rooms = importOf('rooms', 'Store rooms of another provider', ImportedRoom);
export const groups = importOf('groups', 'Store student groups of another provider', ImportedGroup);
export const schedules = endpoint({
  ...common,
  path: '/api/v1/admin/import/schedules',
  summary:
    'Store schedules of groups or teachers of another provider; each replaces the imported one for the same terms',
  query: z.object({ 'accept-losses': z.optional(FlagText) }),
  body: z.array(ImportedSchedule).check(z.maxLength(IMPORT_BATCH)),
});
export const announcements = importOf(
  'announcements',
  'Store announcements of another provider',
  ImportedAnnouncement,
);
