import * as groups from '@semestr/api/groups';
import { rowsOf } from '@semestr/api/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groups as table } from '../../db/tables/groups.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { sheetIn } from '../../../test/sheet.ts';

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  visitor = await server.client();
});
afterAll(() => server.close());

const names = async (name?: string) =>
  (await visitor.call(groups.filters, { query: name === undefined ? {} : { name } })).map(
    (group) => group.name,
  );

describe('student groups', () => {
  it('groups: are listed with faculty and speciality, ordered by number', async () => {
    const all = rowsOf(await visitor.call(groups.all, {}));
    expect(all.find(({ name }) => name === '428501')).toMatchObject({ facultyAbbrev: 'ФИС', course: 2 });
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
  });

  it('groups: are filtered by the beginning of the number; an empty filter returns all', async () => {
    const all = rowsOf(await visitor.call(groups.all, {})).map(({ name }) => name);
    expect(await names()).toEqual(all);
    expect(await names('')).toEqual(all);
    expect(await names('4285')).toEqual(all.filter((name) => name.startsWith('4285')));
    for (const text of ['8501', '%', '______']) expect(await names(text)).toEqual([]);
  });

  it('groups: filtered results have exactly the fields that existing clients read', async () => {
    const response = await visitor.fetch('/api/v1/student-groups/filters?name=428501&entryYear=2024');
    expect(await response.json()).toEqual([
      { id: expect.any(Number) as number, name: '428501', specialityAbbrev: 'РИС' },
    ]);
  });

  it('groups: return when their schedule last changed, by number and by id', async () => {
    const [group] = await visitor.call(groups.filters, { query: { name: '428501' } });
    const byNumber = await visitor.call(groups.lastUpdate, { query: { groupNumber: '428501' } });
    expect(byNumber.lastUpdateDate).toMatch(/^\d\d\.\d\d\.2026$/);
    expect(await visitor.call(groups.lastUpdate, { query: { id: String(group?.id) } })).toEqual(byNumber);
    for (const query of [{ groupNumber: '000000' }, { id: '1' }])
      await expect(visitor.call(groups.lastUpdate, { query })).rejects.toMatchObject({
        status: 404,
        reason: 'group-not-found',
      });
  });
});

describe('own group', () => {
  it('own group: lists the curator, the group head first and then all students by name', async () => {
    const own = await (await server.as('student')).call(groups.own, {});
    expect(own.numberOfGroup).toBe('428501');
    expect(own.studentGroupCuratorDto).toEqual({
      position: 'Куратор',
      fio: 'Образцов Игорь Леонидович',
      phone: expect.stringMatching(/^\+375\d{9}$/) as string,
      email: 'i.obrazcov@example.by',
      urlId: 'i-obrazcov',
    });
    const [head, ...others] = own.groupInfoStudentDto;
    expect(head).toEqual({ position: 'Староста', fio: 'Карпеко Илья Сергеевич', urlId: '', subGroup: 2 });
    expect(new Set(others.map(({ subGroup }) => subGroup))).toEqual(new Set([1, 2]));
    expect(others.map(({ fio }) => fio)).toContain('Лисицкая Анна Игоревна');
    expect(new Set(others.map(({ position }) => position))).toEqual(new Set(['Студент']));
    const surnames = others.map(({ fio }) => fio.split(' ')[0] ?? '');
    expect(surnames).toEqual(surnames.toSorted());
  });

  it('own group: is returned without a curator', async () => {
    await server.db.update(table).set({ curatorId: null });
    const own = await (await server.as('student')).call(groups.own, {});
    expect(own.studentGroupCuratorDto).toBeNull();
  });

  it('own group: returns 404 for users who are not students', async () => {
    for (const who of ['teacher', 'admin'] as const)
      await expect((await server.as(who)).call(groups.own, {})).rejects.toMatchObject({ status: 404 });
  });
});

describe('list of the own group', () => {
  it('own group list: names all students in order, with the group head', async () => {
    const student = await server.client('student');
    const { name, bytes } = await student.call(groups.report, {});
    expect(name).toBe('group list.xlsx');
    const { above, header, rows } = await sheetIn(bytes);
    expect(above[1]).toMatch(/^Список группы \d{6}$/);
    expect(header).toEqual(['№', 'Фамилия, имя, отчество', 'Подгруппа', 'Должность']);
    expect(rows.map(([number]) => number)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.map(([, fio]) => fio)).toContain('Лисицкая Анна Игоревна');
    const heads = rows.filter(([, , , post]) => post === 'Староста');
    expect(heads.map(([, fio]) => fio)).toEqual(['Карпеко Илья Сергеевич']);
  });

  it('own group list: returns 404 for users who are not students', async () => {
    const teacher = await server.client('teacher');
    await expect(teacher.call(groups.report, {})).rejects.toMatchObject({ status: 404 });
  });
});
