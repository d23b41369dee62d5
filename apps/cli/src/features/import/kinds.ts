import type { Announcement } from '@semestr/api/announcements';
import { Department } from '@semestr/api/departments';
import type { EmployeeRow } from '@semestr/api/employees';
import type { Endpoint, Schema } from '@semestr/api/endpoint';
import { Faculty } from '@semestr/api/faculties';
import { Group } from '@semestr/api/groups';
import * as imports from '@semestr/api/imports';
import { Room } from '@semestr/api/rooms';
import type { Schedule } from '@semestr/api/schedule';
import { Speciality } from '@semestr/api/specialities';
import { partsOf } from '@semestr/core/imports';

/** Kinds of records in the order of sending: each may refer to those before it. */
export const kinds = [
  'faculties',
  'departments',
  'specialities',
  'employees',
  'groups',
  'rooms',
  'schedules',
  'announcements',
] as const;
export type Kind = (typeof kinds)[number];

export interface Records {
  faculties: Faculty;
  departments: Department;
  specialities: Speciality;
  employees: EmployeeRow;
  groups: Group;
  rooms: Room;
  schedules: Schedule;
  announcements: Announcement;
}

/** A record that matches the contract, and its origin. */
export interface Item<T> {
  record: T;
  /** The file or the call that it was read from. */
  source: string;
  /** Display name. */
  name: string;
}

export type Items = { [K in Kind]: Item<Records[K]>[] };

interface KindRules<T> {
  schema: Schema;
  send: Endpoint;
  /** Maximum number of records in one request. */
  batch: number;
  /** Returns the values that are unique among records of the kind. */
  keys: (record: T) => readonly (string | number)[];
}

const { IMPORT_BATCH } = imports;

/** Smaller than for other kinds, because a schedule is large. */
const SCHEDULE_BATCH = 20;

/**
 * Identifies the owner of a schedule: the number of the group, or the last part of the address of the educator's page.
 */
export const ownerOf = ({ studentGroupDto: group, employeeDto: employee }: Schedule): string =>
  group ? `group ${group.name}` : `employee ${employee?.urlId ?? ''}`;

/** Lists the parts of terms that a schedule contains. */
const termsOf = (schedule: Schedule): string[] =>
  partsOf(schedule)
    .filter(({ isExam, lessons }) => !isExam || lessons.length > 0)
    .map(({ term, isExam }) => `${ownerOf(schedule)} ${term}${isExam ? ' exams' : ''}`);

const byId = ({ id }: { id: number }): readonly number[] => [id];

export const rules: { readonly [K in Kind]: KindRules<Records[K]> } = {
  faculties: {
    schema: imports.ImportedFaculty,
    send: imports.faculties,
    batch: IMPORT_BATCH,
    keys: (faculty) => [faculty.id, faculty.abbrev],
  },
  departments: {
    schema: imports.ImportedDepartment,
    send: imports.departments,
    batch: IMPORT_BATCH,
    keys: (place) => [place.id, place.abbrev, place.urlId],
  },
  specialities: {
    schema: imports.ImportedSpeciality,
    send: imports.specialities,
    batch: IMPORT_BATCH,
    keys: byId,
  },
  employees: {
    schema: imports.ImportedEmployee,
    send: imports.employees,
    batch: IMPORT_BATCH,
    keys: (person) => [person.id, person.urlId],
  },
  groups: {
    schema: imports.ImportedGroup,
    send: imports.groups,
    batch: IMPORT_BATCH,
    keys: (group) => [group.id, `number ${group.name}`],
  },
  rooms: { schema: imports.ImportedRoom, send: imports.rooms, batch: IMPORT_BATCH, keys: byId },
  schedules: {
    schema: imports.ImportedSchedule,
    send: imports.schedules,
    batch: SCHEDULE_BATCH,
    keys: termsOf,
  },
  announcements: {
    schema: imports.ImportedAnnouncement,
    send: imports.announcements,
    batch: IMPORT_BATCH,
    keys: byId,
  },
};

/** A remark about a record: why it was skipped, or what was guessed or left out. */
export interface Remark {
  /** 'lessons' are skipped individually within their schedule; 'answers' could not be read at all. */
  kind: Kind | 'lessons' | 'answers';
  source: string;
  /** The record's number in its response (from 1) and its name. */
  record: string;
  field: string;
  reason: string;
}
