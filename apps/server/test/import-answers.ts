import type { Announcement } from '@semestr/api/announcements';
import type { EmployeeDto, EmployeeRow } from '@semestr/api/employees';
import type { Group } from '@semestr/api/groups';
import * as imports from '@semestr/api/imports';
import type { Lesson, Schedule } from '@semestr/api/schedule';
import { between, isNotNull, like, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, expect } from 'vitest';
import { announcements } from '../src/db/tables/announcements.ts';
import { departments } from '../src/db/tables/departments.ts';
import { employees } from '../src/db/tables/employees.ts';
import { faculties } from '../src/db/tables/faculties.ts';
import { groups } from '../src/db/tables/groups.ts';
import { OWN_IDS_FROM, OWN_SMALL_IDS_TO } from '../src/db/tables/ids.ts';
import { lessons } from '../src/db/tables/lessons.ts';
import { rooms } from '../src/db/tables/rooms.ts';
import { specialities } from '../src/db/tables/specialities.ts';
import { startTestServer, type TestServer, type Visitor } from './server.ts';

/** Small invented responses of a provider; each test states only the relevant values. */

export const faculty = { id: 20_001, name: 'Факультет примеров', abbrev: 'ФПр' };
export const department = { id: 20_100, name: 'Кафедра примеров', abbrev: 'Каф.Пр', urlId: 'kaf-pr' };
export const speciality = {
  id: 20_200,
  name: 'Примерная инженерия',
  abbrev: 'ПИ',
  educationForm: { id: 1, name: 'дневная' },
  facultyId: faculty.id,
  code: '6-05-0001-01',
};
export const room = {
  id: 20_300,
  name: '101',
  note: null,
  capacity: 30,
  auditoryType: { id: 1, name: 'лекционная', abbrev: 'лк' },
  buildingNumber: { id: 2, name: '2 к.' },
  department: {
    idDepartment: 20_100,
    abbrev: 'Каф.Пр',
    name: 'Кафедра примеров',
    nameAndAbbrev: 'Кафедра примеров (Каф.Пр)',
  },
};

export const group = (changes: Partial<Group> = {}): Group => ({
  id: 24_001,
  name: '910101',
  facultyId: faculty.id,
  facultyAbbrev: faculty.abbrev,
  facultyName: faculty.name,
  specialityDepartmentEducationFormId: speciality.id,
  specialityName: speciality.name,
  specialityAbbrev: speciality.abbrev,
  course: 2,
  calendarId: '',
  educationDegree: 1,
  ...changes,
});

export const employeeRow = (changes: Partial<EmployeeRow> = {}): EmployeeRow => ({
  id: 50_001,
  firstName: 'Пётр',
  lastName: 'Примеров',
  middleName: 'Ильич',
  degree: 'к.т.н.',
  rank: 'доцент',
  photoLink: 'https://provider.example/photos/50001',
  calendarId: '',
  academicDepartment: ['Каф.Пр'],
  urlId: 'p-primerov',
  fio: 'Примеров П. И. (доцент)',
  ...changes,
});

export const educator = (changes: Partial<EmployeeDto> = {}): EmployeeDto => ({
  id: 50_001,
  firstName: 'Пётр',
  middleName: 'Ильич',
  lastName: 'Примеров',
  photoLink: 'https://provider.example/photos/50001',
  degree: 'кандидат технических наук',
  degreeAbbrev: 'к.т.н.',
  rank: 'доцент',
  email: 'p.primerov@example.by',
  urlId: 'p-primerov',
  calendarId: '',
  jobPositions: null,
  chief: false,
  ...changes,
});

export const lesson = (changes: Partial<Lesson> = {}): Lesson => ({
  weekNumber: [1, 3],
  studentGroups: [lessonGroup('910101')],
  numSubgroup: 0,
  auditories: ['101-2 к.'],
  startLessonTime: '09:00',
  endLessonTime: '10:20',
  subject: 'ВвП',
  subjectFullName: 'Введение в примеры',
  note: null,
  lessonTypeAbbrev: 'ЛК',
  dateLesson: null,
  startLessonDate: '07.09.2026',
  endLessonDate: '14.12.2026',
  announcement: false,
  split: false,
  employees: [educator()],
  ...changes,
});

export const lessonGroup = (name: string): Lesson['studentGroups'][number] => ({
  specialityName: speciality.name,
  specialityCode: speciality.code,
  numberOfStudents: 25,
  name,
  educationDegree: 1,
});

/** An exam of the winter session. */
export const exam = (changes: Partial<Lesson> = {}): Lesson =>
  lesson({
    weekNumber: null,
    lessonTypeAbbrev: 'Экзамен',
    dateLesson: '12.01.2027',
    startLessonDate: null,
    endLessonDate: null,
    ...changes,
  });

const empty: Schedule = {
  startDate: '01.09.2026',
  endDate: '21.12.2026',
  startExamsDate: null,
  endExamsDate: null,
  employeeDto: null,
  studentGroupDto: null,
  schedules: { Понедельник: [lesson()] },
  exams: [],
};

export const ofGroup = (changes: Partial<Schedule> = {}): Schedule => ({
  ...empty,
  studentGroupDto: group(),
  ...changes,
});

/** In an educator's schedule the lessons do not name educators. */
export const ofEmployee = (names: readonly string[], changes: Partial<Schedule> = {}): Schedule => ({
  ...empty,
  employeeDto: educator(),
  schedules: { Понедельник: [lesson({ employees: null, studentGroups: names.map(lessonGroup) })] },
  ...changes,
});

export const announcement = (changes: Partial<Announcement> = {}): Announcement => ({
  id: 2001,
  employee: 'Примеров П. И. (доцент)',
  urlId: 'p-primerov',
  content: 'Консультация переносится',
  date: '30.11.2026',
  startTime: '11:00',
  endTime: '12:00',
  auditory: null,
  employeeDepartments: ['Каф.Пр'],
  studentGroups: [{ id: 24_001, name: '910101' }],
  ...changes,
});

/** Matchers for replies to an import of one record, ignoring other values. */
export const wasStored = expect.objectContaining({
  stored: 1,
  unchanged: 0,
  skipped: [],
  refused: [],
}) as object;
export const wasUnchanged = expect.objectContaining({
  stored: 0,
  unchanged: 1,
  skipped: [],
  refused: [],
  lessons: [],
}) as object;
export const wasSkipped = (field: string, reason: 'taken' | 'unknown'): object =>
  expect.objectContaining({ stored: 0, unchanged: 0, skipped: [{ index: 0, field, reason }] }) as object;

/** Matches the ids of these responses, which are outside the range of ids in the demo university. */
const isImported = (id: PgColumn) => between(id, OWN_SMALL_IDS_TO + 1, OWN_IDS_FROM - 1);

/** Deletes imported data, so that the next test starts with only the demo university. */
export async function forgetImports({ db }: TestServer, admin: Visitor): Promise<void> {
  await db.delete(lessons).where(isNotNull(lessons.origin));
  for (const table of [announcements, rooms, groups, employees, specialities])
    await db.delete(table).where(isImported(table.id));
  await db.delete(departments).where(or(isImported(departments.id), like(departments.urlId, 'department-%')));
  await db.delete(faculties).where(isImported(faculties.id));
  // An empty import clears the response cache.
  await admin.call(imports.faculties, { body: [] });
}

/** Starts a server for the imports of a test file, each of which starts with only the demo university. */
export async function startImportServer(): Promise<{ server: TestServer; admin: Visitor }> {
  const server = await startTestServer();
  const admin = await server.client('admin');
  afterEach(() => forgetImports(server, admin));
  afterAll(() => server.close());
  return { server, admin };
}
