import * as announcements from '@semestr/api/announcements';
import * as employees from '@semestr/api/employees';
import * as groups from '@semestr/api/groups';
import * as imports from '@semestr/api/imports';
import { rowsOf } from '@semestr/api/rows';
import * as schedule from '@semestr/api/schedule';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { departments } from '../../db/tables/departments.ts';
import { positions } from '../../db/tables/employees.ts';
import {
  announcement,
  educator,
  employeeRow,
  exam,
  group,
  lesson,
  ofGroup,
  wasSkipped,
  wasStored,
  startImportServer,
} from '../../../test/import-answers.ts';

const { server, admin } = await startImportServer();

const post = async (kind: string, records: readonly unknown[]) => {
  const response = await admin.fetch(`/api/v1/admin/import/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(records),
  });
  return { status: response.status, body: await response.text() };
};

describe('invalid record', () => {
  const bad = 'javascript:alert(document.cookie)';
  const inPlan = (changes: Partial<schedule.Lesson>) =>
    ofGroup({ schedules: { Среда: [lesson(), lesson(changes)] } });

  it.each<[string, string, unknown, string]>([
    [
      'an end before the start',
      'schedules',
      inPlan({ endLessonDate: '01.09.2026' }),
      '0.schedules.Среда.1.endLessonDate',
    ],
    [
      'an end before the start in time',
      'schedules',
      inPlan({ endLessonTime: '08:00' }),
      '0.schedules.Среда.1.endLessonTime',
    ],
    [
      'the year 9999',
      'schedules',
      ofGroup({ exams: [exam({ dateLesson: '12.01.9999' })] }),
      '0.exams.0.dateLesson',
    ],
    ['a term that ends before it begins', 'schedules', ofGroup({ endDate: '01.08.2026' }), '0.endDate'],
    [
      'lessons of no term',
      'schedules',
      ofGroup({ startDate: null, schedules: { Среда: [lesson({ startLessonDate: null })] } }),
      '0.startDate',
    ],
    [
      'a script in the photo link of a lesson’s educator',
      'schedules',
      inPlan({ employees: [educator({ photoLink: bad })] }),
      '0.schedules.Среда.1.employees.0.photoLink',
    ],
    [
      'a script in the photo link of an employee',
      'employees',
      employeeRow({ photoLink: bad }),
      '0.photoLink',
    ],
    [
      'an announcement of another millennium',
      'announcements',
      announcement({ date: '30.11.9999' }),
      '0.date',
    ],
    [
      'an announcement that ends before it begins',
      'announcements',
      announcement({ endTime: '10:00' }),
      '0.endTime',
    ],
  ])('import: rejects with its field: %s', async (_what, kind, record, field) => {
    expect(await post(kind, [record])).toEqual({
      status: 400,
      body: JSON.stringify({ fields: [{ field, reason: 'format' }] }),
    });
  });

  it('import: rejects a request over the limit', async () => {
    const { status } = await post('announcements', [
      announcement({ content: 'я'.repeat(imports.IMPORT_BYTES / 2) }),
    ]);
    expect(status).toBe(413);
  });
});

describe('one id with two names', () => {
  const twice = [group(), group({ name: '910199' })];

  it('import: stores the first of two names with one id in a batch, and skips the other with its field', async () => {
    expect(await admin.call(imports.groups, { body: twice })).toMatchObject({
      stored: 1,
      skipped: [{ index: 1, field: 'id', reason: 'taken' }],
    });
    const names = rowsOf(await admin.call(groups.all, {})).flatMap(({ id, name }) =>
      id === group().id ? [name] : [],
    );
    expect(names).toEqual(['910101']);
  });

  it('import: one id with two names does not remove the schedule of its group', async () => {
    await admin.call(imports.schedules, { body: [ofGroup()] });
    const other = ofGroup({ studentGroupDto: group({ name: '910199' }) });
    expect(await admin.call(imports.schedules, { body: [other] })).toEqual(
      wasSkipped('studentGroupDto.id', 'taken'),
    );
    expect(
      (await admin.call(schedule.ofGroup, { query: { studentGroup: '910101' } })).studentGroupDto,
    ).toEqual(group());
  });
});

describe('assumed and omitted values', () => {
  const notesOf = async (kind: 'employees' | 'groups' | 'announcements', records: readonly unknown[]) => {
    const { body } = await post(kind, records);
    return (JSON.parse(body) as imports.Imported).notes;
  };

  it('import: reports a department known only by its abbreviation, once', async () => {
    const person = employeeRow({ academicDepartment: ['Каф.Нигде'] });
    expect(await notesOf('employees', [person])).toEqual([
      { index: 0, field: 'academicDepartment', reason: 'made-up', value: 'Каф.Нигде' },
    ]);
    expect(await notesOf('employees', [person])).toEqual([]);
  });

  it('import: reports a speciality known only from a group, and a faculty without a name', async () => {
    const { facultyName: _name, ...older } = group();
    expect(await notesOf('groups', [older])).toEqual([
      { index: 0, field: 'facultyName', reason: 'made-up', value: 'ФПр' },
      { index: 0, field: 'specialityDepartmentEducationFormId', reason: 'made-up', value: 'ПИ, дневная' },
    ]);
  });

  it('import: reports the unknown groups of an announcement', async () => {
    await admin.call(imports.employees, { body: [employeeRow()] });
    const withUnknownGroup = announcement({ studentGroups: [{ id: 1, name: '930303' }] });
    expect(await notesOf('announcements', [withUnknownGroup])).toEqual([
      { index: 0, field: 'studentGroups', reason: 'left-out', value: '930303' },
    ]);
    const [stored] = rowsOf(
      await admin.call(announcements.ofEmployee, { query: { 'url-id': 'p-primerov' } }),
    );
    expect(stored?.studentGroups).toEqual([]);
  });
});

it('import: a post with a manually entered title stays when the employee’s departments change', async () => {
  await admin.call(imports.employees, { body: [employeeRow()] });
  await server.db
    .update(positions)
    .set({ title: 'заведующий' })
    .where(eq(positions.employeeId, employeeRow().id));
  const moved = employeeRow({ academicDepartment: ['Каф.Нов'] });
  expect(await admin.call(imports.employees, { body: [moved] })).toEqual(wasStored);
  expect(await admin.call(imports.employees, { body: [moved] })).toMatchObject({ unchanged: 1 });
  const rows = rowsOf(await admin.call(employees.all, {}));
  expect(rows.find(({ id }) => id === moved.id)?.academicDepartment).toEqual(['Каф.Нов', 'Каф.Пр']);
});

it('import: concurrent imports create each department once', async () => {
  const people = [1, 2, 3, 4].map((id) =>
    employeeRow({ id: 50_000 + id, urlId: `p-primerov-${id}`, academicDepartment: ['Каф.Одна'] }),
  );
  const replies = await Promise.all(
    people.map((person) => admin.call(imports.employees, { body: [person] })),
  );
  expect(replies.map(({ stored }) => stored)).toEqual([1, 1, 1, 1]);
  const created = await server.db.select().from(departments).where(eq(departments.abbrev, 'Каф.Одна'));
  expect(created).toHaveLength(1);
});
