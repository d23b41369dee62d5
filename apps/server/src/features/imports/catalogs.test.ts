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

describe('each record type', () => {
  const faculties = () => admin.call(imports.faculties, { body: [faculty] });

  it('catalogue import: stores faculties as received, without duplicates, and later changes', async () => {
    expect(await faculties()).toEqual(wasStored);
    expect(await faculties()).toEqual(wasUnchanged);
    expect(await withId('faculties', faculty.id)).toEqual(faculty);
    const renamed = { ...faculty, name: 'Факультет новых примеров' };
    expect(await admin.call(imports.faculties, { body: [renamed] })).toEqual(wasStored);
    expect(await withId('faculties', faculty.id)).toEqual(renamed);
  });

  it('catalogue import: stores departments as received, without duplicates, and later changes', async () => {
    const send = (record = department) => admin.call(imports.departments, { body: [record] });
    expect([await send(), await send()]).toEqual([wasStored, wasUnchanged]);
    expect(await withId('departments', department.id)).toEqual(department);
    const renamed = { ...department, name: 'Кафедра новых примеров' };
    expect(await send(renamed)).toEqual(wasStored);
    expect(await withId('departments', department.id)).toEqual(renamed);
  });

  it('catalogue import: stores specialities as received, without duplicates, and later changes', async () => {
    await faculties();
    const send = (record = speciality) => admin.call(imports.specialities, { body: [record] });
    expect([await send(), await send()]).toEqual([wasStored, wasUnchanged]);
    const evening = { ...speciality, educationForm: { id: 3, name: 'вечерняя' } };
    expect(await send(evening)).toEqual(wasStored);
    expect(await withId('specialities', speciality.id)).toEqual(evening);
  });

  it('catalogue import: stores rooms with their departments', async () => {
    const send = (record: (typeof imports.rooms.body)['_zod']['input'][number] = room) =>
      admin.call(imports.rooms, { body: [record] });
    await admin.call(imports.departments, { body: [department] });
    expect([await send(), await send()]).toEqual([wasStored, wasUnchanged]);
    expect(await withId('auditories', room.id)).toEqual(room);
    const bare = { ...room, capacity: null, department: null };
    expect(await send(bare)).toEqual(wasStored);
    expect(await withId('auditories', room.id)).toEqual(bare);
  });

  it('catalogue import: creates the department of a room with its id and name', async () => {
    expect(await admin.call(imports.rooms, { body: [room] })).toMatchObject({ stored: 1, notes: [] });
    expect(await withId('auditories', room.id)).toEqual(room);
    expect(await withId('departments', department.id)).toMatchObject({ name: department.name });
  });

  it('catalogue import: a department created for its abbreviation takes the id and name from a room', async () => {
    await admin.call(imports.employees, { body: [employeeRow()] });
    await admin.call(imports.rooms, { body: [room] });
    expect(await withId('auditories', room.id)).toEqual(room);
    expect(await read(`employees?departmentId=${department.id}`)).toMatchObject([{ urlId: 'p-primerov' }]);
  });

  it('catalogue import: stores buildings, types and forms used by rooms and specialities, and renames them', async () => {
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

  it('catalogue import: a local building takes the id of the provider’s with the same name', async () => {
    const own = await admin.call(resources.buildings.create, { body: { name: '77 к.' } });
    const inOtherBuilding = { ...room, id: room.id + 2, buildingNumber: { id: 77, name: '77 к.' } };
    expect(await admin.call(imports.rooms, { body: [inOtherBuilding] })).toEqual(wasStored);
    const filter = JSON.stringify({ q: '77 к.' });
    expect(await admin.call(resources.buildings.list, { query: { filter } })).toEqual([
      { id: 77, name: own.name, version: own.version + 1 },
    ]);
  });

  it('catalogue import: stores employees with their departments in order', async () => {
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

  it('catalogue import: stores groups with their faculty and speciality', async () => {
    const send = (record = group()) => admin.call(imports.groups, { body: [record] });
    expect([await send(), await send()]).toEqual([wasStored, wasUnchanged]);
    expect(await withId('student-groups', 24_001)).toEqual(group());
    expect(await withId('faculties', faculty.id)).toEqual(faculty);
    expect(await send(group({ course: null }))).toEqual(wasStored);
    expect(await withId('student-groups', 24_001)).toEqual(group({ course: null }));
  });

  it('catalogue import: stores groups of an older provider, without the faculty’s name and a calendar', async () => {
    const { facultyName: _name, calendarId: _calendar, ...older } = group();
    expect(await admin.call(imports.groups, { body: [older] })).toEqual(wasStored);
    expect(await admin.call(imports.groups, { body: [older] })).toEqual(wasUnchanged);
    expect(await withId('student-groups', 24_001)).toMatchObject({ facultyName: 'ФПр', calendarId: '' });
  });
});

describe('record that cannot be stored', () => {
  it('catalogue import: skips a speciality of an unknown faculty, with position, field and reason', async () => {
    expect(await admin.call(imports.specialities, { body: [speciality] })).toEqual(
      wasSkipped('facultyId', 'unknown'),
    );
    expect(rowsOf(await admin.call(specialities.all, {})).some(({ id }) => id === speciality.id)).toBe(false);
  });

  it('catalogue import: skips a department whose abbreviation and URL id belong to two others', async () => {
    const twice = { ...department, abbrev: 'Каф.ПС', urlId: 'kaf-fiz' };
    expect(await admin.call(imports.departments, { body: [twice] })).toEqual(wasSkipped('abbrev', 'taken'));
  });

  it('catalogue import: skips a group with another group’s number and stores the rest', async () => {
    const body = [group(), group({ id: 24_002, name: '910102' }), group({ id: 24_001, name: '910102' })];
    expect(await admin.call(imports.groups, { body })).toMatchObject({
      stored: 2,
      unchanged: 0,
      skipped: [{ index: 2, field: 'name', reason: 'taken' }],
    });
    expect(await withId('student-groups', 24_001)).toMatchObject({ name: '910101' });
  });
});

describe('ids of this server', () => {
  const name = 'Факультет своих примеров';
  const ownFaculty = () => admin.call(resources.faculties.create, { body: { name, abbrev: 'ФСвП' } });
  const remove = (id: number) => admin.call(resources.faculties.remove, { params: { id: String(id) } });

  it('catalogue import: new records have ids of 16 bits', async () => {
    const rows = await Promise.all(
      ['faculties', 'departments', 'specialities', 'auditories', 'student-groups'].map(read),
    );
    expect(rows.flat().filter(({ id }) => id >= 2 ** 15)).toEqual([]);
    const own = await ownFaculty();
    expect(own.id).toBeLessThan(2 ** 15);
    await remove(own.id);
  });

  it('catalogue import: keeps a local record that has the imported id, and takes its name', async () => {
    const own = await ownFaculty();
    const theirs = { ...faculty, id: own.id };
    expect(await admin.call(imports.faculties, { body: [theirs] })).toEqual(wasSkipped('id', 'taken'));
    expect(await withId('faculties', own.id)).toEqual({ id: own.id, name, abbrev: 'ФСвП' });
    const renamed = { id: own.id, name: 'Переименован', abbrev: 'ФСвП' };
    expect(await admin.call(imports.faculties, { body: [renamed] })).toEqual(wasStored);
    await remove(own.id);
  });

  it('catalogue import: records created after an import of small ids get different ids', async () => {
    const own = await ownFaculty();
    await remove(own.id);
    const theirs = { ...faculty, id: own.id + 1 };
    expect(await admin.call(imports.faculties, { body: [theirs] })).toEqual(wasStored);
    const next = await ownFaculty();
    expect(next.id).toBe(own.id + 2);
    for (const id of [next.id, theirs.id]) await remove(id);
  });
});

describe('existing name with another id', () => {
  it('catalogue import: a record with an existing name takes the imported id, with all references', async () => {
    // A separate server, because the demo group is changed here.
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

  it('catalogue import: a department created for an employee becomes the imported one', async () => {
    await admin.call(imports.employees, { body: [employeeRow()] });
    const newRecord = (await admin.call(departments.all, {})).filter(({ abbrev }) => abbrev === 'Каф.Пр');
    expect(newRecord).toHaveLength(1);
    await admin.call(imports.departments, { body: [department] });
    const now = (await admin.call(departments.all, {})).filter(({ abbrev }) => abbrev === 'Каф.Пр');
    expect(now).toEqual([department]);
    const staff = await read(`employees?departmentId=${department.id}`);
    expect(staff).toMatchObject([{ urlId: 'p-primerov' }]);
  });
});

it('catalogue import: logs the user and the number of records', async () => {
  await admin.call(imports.faculties, { body: [faculty] });
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  expect(entry).toMatchObject({ action: 'import.faculties', details: { skipped: 0 } });
});

it('VAL-08 catalogue import: rejects a whole batch for one invalid record, naming record and field', async () => {
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
