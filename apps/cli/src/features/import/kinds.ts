import { Announcement } from '@semestr/api/announcements';
import { Auditory } from '@semestr/api/auditories';
import { Department } from '@semestr/api/departments';
import { EmployeeRow } from '@semestr/api/employees';
import type { Endpoint, Schema } from '@semestr/api/endpoint';
import { Faculty } from '@semestr/api/faculties';
import { Group } from '@semestr/api/groups';
import * as imports from '@semestr/api/imports';
import { Schedule } from '@semestr/api/schedule';
import { Speciality } from '@semestr/api/specialities';

/** What is imported, in the order in which the server must get it: each kind may name those before it. */
export const kinds = [
  'faculties',
  'departments',
  'specialities',
  'employees',
  'groups',
  'auditories',
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
  auditories: Auditory;
  schedules: Schedule;
  announcements: Announcement;
}

/** A record that fits the contract, and where it was found. */
export interface Item<T> {
  record: T;
  /** The file or the call it came from. */
  source: string;
  /** What people call it. */
  name: string;
}

export type Items = { [K in Kind]: Item<Records[K]>[] };

interface KindRules<T> {
  schema: Schema;
  send: Endpoint;
  /** How many records may travel in one request. */
  batch: number;
  /** What is unique to a thing: the server keeps no two that share one of these. */
  keys: (record: T) => readonly (string | number)[];
}

const { IMPORT_BATCH } = imports;

/** Schedules are large. */
const SCHEDULE_BATCH = 20;

const ownerOf = ({ studentGroupDto: group, employeeDto: employee }: Schedule): string =>
  group ? `group ${group.name}` : `employee ${employee?.urlId ?? ''}`;

const byId = ({ id }: { id: number }): readonly number[] => [id];

export const rules: { readonly [K in Kind]: KindRules<Records[K]> } = {
  faculties: {
    schema: Faculty,
    send: imports.faculties,
    batch: IMPORT_BATCH,
    keys: (faculty) => [faculty.id, faculty.abbrev],
  },
  departments: {
    schema: Department,
    send: imports.departments,
    batch: IMPORT_BATCH,
    keys: (place) => [place.id, place.abbrev, place.urlId],
  },
  specialities: { schema: Speciality, send: imports.specialities, batch: IMPORT_BATCH, keys: byId },
  employees: {
    schema: EmployeeRow,
    send: imports.employees,
    batch: IMPORT_BATCH,
    keys: (person) => [person.id, person.urlId],
  },
  groups: {
    schema: Group,
    send: imports.groups,
    batch: IMPORT_BATCH,
    keys: (group) => [group.id, `number ${group.name}`],
  },
  auditories: { schema: Auditory, send: imports.auditories, batch: IMPORT_BATCH, keys: byId },
  schedules: {
    schema: Schedule,
    send: imports.schedules,
    batch: SCHEDULE_BATCH,
    keys: (schedule) => [ownerOf(schedule)],
  },
  announcements: { schema: Announcement, send: imports.announcements, batch: IMPORT_BATCH, keys: byId },
};

/** What was not taken over, and why. */
export interface Skip {
  /** 'lessons' are left out of their schedule one by one; 'answers' could not be read at all. */
  kind: Kind | 'lessons' | 'answers';
  source: string;
  /** The record's number in its answer (from 1) and its name. */
  record: string;
  field: string;
  reason: string;
}
