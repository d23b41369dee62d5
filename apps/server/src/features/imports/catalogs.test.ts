import { resources } from '@semestr/api/contract';
import * as departments from '@semestr/api/departments';
import * as groups from '@semestr/api/groups';
import * as imports from '@semestr/api/imports';
import { rowsOf } from '@semestr/api/rows';
import * as schedule from '@semestr/api/schedule';
import * as specialities from '@semestr/api/specialities';
import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  department,
  employeeRow,
  faculty,
  group,
  room,
  speciality,
  wasSkipped,
  wasStored,
  wasUnchanged,
  startImportServer,
} from '../../../test/import-answers.ts';
import { startTestServer } from '../../../test/server.ts';
import { audit } from '../../db/tables/audit.ts';

const { server, admin } = await startImportServer();

const read = async (path: string) =>
  (await (await server.fetch(`/api/v1/${path}`)).json()) as { id: number }[];
const withId = async (path: string, id: number) => (await read(path)).find((row) => row.id === id);

describe('an import of each kind is stored as it came, twice is once, and a change is stored', () => {
  const faculties = () => admin.call(imports.faculties, { body: [faculty] });

  it('faculties', async () => {
    expect(await faculties()).toEqual(wasStored);
    expect(await faculties()).toEqual(wasUnchanged);
    expect(await withId('faculties', faculty.id)).toEqual(faculty);
    const renamed = { ...faculty, name: 'Факультет новых примеров' };
    expect(await admin.call(imports.faculties, { body: [renamed] })).toEqual(wasStored);
    expect(await withId('faculties', faculty.id)).toEqual(renamed);
  });

  it('departments', async () => {
    const send = (record = department) => admin.call(imports.departments, { body: [record] });
    expect([await send(), await send()]).toEqual([wasStored, wasUnchanged]);
    expect(await withId('departments', department.id)).toEqual(department);
    const renamed = { ...department, name: 'Кафедра новых примеров' };
    expect(await send(renamed)).toEqual(wasStored);
    expect(await withId('departments', department.id)).toEqual(renamed);
  });

  it('specialities', async () => {
    await faculties();
    const send = (record = speciality) => admin.call(imports.specialities, { body: [record] });
    expect([await send(), await send()]).toEqual([wasStored, wasUnchanged]);
    const evening = { ...speciality, educationForm: { id: 3, name: 'вечерняя' } };
    expect(await send(evening)).toEqual(wasStored);
    expect(await withId('specialities', speciality.id)).toEqual(evening);
  });

  it('rooms, whose departments become known by their abbreviations', async () => {
    const send = (record: (typeof imports.rooms.body)['_zod']['input'][number] = room) =>
      admin.call(imports.rooms, { body: [record] });
    await admin.call(imports.departments, { body: [department] });
    expect([await send(), await send()]).toEqual([wasStored, wasUnchanged]);
    expect(await withId('auditories', room.id)).toEqual(room);
    const bare = { ...room, capacity: null, department: null };
    expect(await send(bare)).toEqual(wasStored);
    expect(await withId('auditories', room.id)).toEqual(bare);
  });

  it('buildings, types and forms that rooms and specialities name, whose names follow the provider’s', async () => {
    await admin.call(imports.rooms, { body: [room, { ...room, id: room.id + 1, name: '101' }] });
    const { buildingNumber: building, auditoryType: type } = room;
    const renamed = {
      ...room,
      buildingNumber: { ...building, name: '9 к.' },
      auditoryType: { ...type, abbrev: 'лек' },
    };
    expect(await admin.call(imports.rooms, { body: [renamed] })).toEqual(wasStored);
    expect(await admin.call(imports.rooms, { body: [renamed] })).toEqual(wasUnchanged);
    expect(await withId('auditories', room.id + 1)).toMatchObject({
      buildingNumber: { id: building.id, name: '9 к.' },
      auditoryType: { ...type, abbrev: 'лек' },
    });
    await admin.call(imports.rooms, { body: [room] });
  });

  it('a building that was made here takes over the id of the provider’s of its name', async () => {
    const own = await admin.call(resources.buildings.create, { body: { name: '77 к.' } });
    const elsewhere = { ...room, id: room.id + 2, buildingNumber: { id: 77, name: '77 к.' } };
    expect(await admin.call(imports.rooms, { body: [elsewhere] })).toEqual(wasStored);
    const filter = JSON.stringify({ q: '77 к.' });
    expect(await admin.call(resources.buildings.list, { query: { filter } })).toEqual([
      { id: 77, name: own.name, version: own.version + 1 },
    ]);
  });

  it('employees, in the order of their departments', async () => {
    const send = (record = employeeRow()) => admin.call(imports.employees, { body: [record] });
    expect([await send(), await send()]).toEqual([wasStored, wasUnchanged]);
    expect(await withId('employees/all', 50_001)).toEqual(employeeRow());
    const moved = employeeRow({
      academicDepartment: ['Каф.Нов', 'Каф.Пр'],
      rank: null,
      fio: 'Примеров П. И.',
    });
    expect([await send(moved), await send(moved)]).toEqual([wasStored, wasUnchanged]);
    expect(await withId('employees/all', 50_001)).toEqual(moved);
  });

  it('groups, which bring their faculty and speciality', async () => {
    const send = (record = group()) => admin.call(imports.groups, { body: [record] });
    expect([await send(), await send()]).toEqual([wasStored, wasUnchanged]);
    expect(await withId('student-groups', 24_001)).toEqual(group());
    expect(await withId('faculties', faculty.id)).toEqual(faculty);
    expect(await send(group({ course: null }))).toEqual(wasStored);
    expect(await withId('student-groups', 24_001)).toEqual(group({ course: null }));
  });

  it('groups of an older provider, without the faculty’s name and a calendar', async () => {
    const { facultyName: _name, calendarId: _calendar, ...older } = group();
    expect(await admin.call(imports.groups, { body: [older] })).toEqual(wasStored);
    expect(await admin.call(imports.groups, { body: [older] })).toEqual(wasUnchanged);
    expect(await withId('student-groups', 24_001)).toMatchObject({ facultyName: 'ФПр', calendarId: null });
  });
});

describe('a record that cannot be stored is skipped with its place, field and reason', () => {
  it('a speciality of an unknown faculty', async () => {
    expect(await admin.call(imports.specialities, { body: [speciality] })).toEqual(
      wasSkipped('facultyId', 'unknown'),
    );
    expect(rowsOf(await admin.call(specialities.all, {})).some(({ id }) => id === speciality.id)).toBe(false);
  });

  it('a department whose abbreviation and url id belong to two others', async () => {
    const twice = { ...department, abbrev: 'Каф.ПС', urlId: 'kaf-fiz' };
    expect(await admin.call(imports.departments, { body: [twice] })).toEqual(wasSkipped('abbrev', 'taken'));
  });

  it('a group whose number belongs to another, among others that are stored', async () => {
    const body = [group(), group({ id: 24_002, name: '910102' }), group({ id: 24_001, name: '910102' })];
    expect(await admin.call(imports.groups, { body })).toMatchObject({
      stored: 2,
      unchanged: 0,
      skipped: [{ index: 2, field: 'name', reason: 'taken' }],
    });
    expect(await withId('student-groups', 24_001)).toMatchObject({ name: '910101' });
  });
});

describe('a known name with another id takes the id over', () => {
  it('with all that belongs to it', async () => {
    // The demo group itself is changed here: a server of its own.
    const own = await startTestServer();
    const visitor = await own.client('admin');
    const demo = rowsOf(await visitor.call(groups.all, {})).find(({ name }) => name === '428501');
    if (!demo) throw new Error('The demo group is not there');
    const theirs = { ...demo, id: 24_777 };
    const query = { studentGroup: '428501' };
    const before = await visitor.call(schedule.ofGroup, { query });
    expect(await visitor.call(imports.groups, { body: [theirs] })).toEqual(wasStored);
    const after = await visitor.call(schedule.ofGroup, { query });
    expect(after).toEqual({ ...before, studentGroupDto: theirs });
    const student = await own.client('student');
    expect((await student.fetch('/api/v1/profiles/personal-cv')).status).toBe(200);
    await own.close();
  });

  it('a department made for an employee becomes the imported one', async () => {
    await admin.call(imports.employees, { body: [employeeRow()] });
    const made = (await admin.call(departments.all, {})).filter(({ abbrev }) => abbrev === 'Каф.Пр');
    expect(made).toHaveLength(1);
    await admin.call(imports.departments, { body: [department] });
    const now = (await admin.call(departments.all, {})).filter(({ abbrev }) => abbrev === 'Каф.Пр');
    expect(now).toEqual([department]);
    const staff = await read(`employees?departmentId=${department.id}`);
    expect(staff).toMatchObject([{ urlId: 'p-primerov' }]);
  });
});

it('who brought how many is written down', async () => {
  await admin.call(imports.faculties, { body: [faculty] });
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  expect(entry).toMatchObject({ action: 'import.faculties', details: { skipped: 0 } });
});

it('VAL-08 a batch with one bad record is refused whole, naming record and field', async () => {
  const body = JSON.stringify([group(), { ...group(), id: 'x' }]);
  const response = await admin.fetch('/api/v1/admin/import/groups', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ fields: [{ field: '1.id', reason: 'format' }] });
  expect(await withId('student-groups', 24_001)).toBeUndefined();
  expect(await withId('faculties', faculty.id)).toBeUndefined();
});
