import * as departments from '@semestr/api/departments';
import * as schedule from '@semestr/api/schedule';
import { describe, expect, it } from 'vitest';
import { sharedServer } from '../../../test/shared-server.ts';
import { sheetIn } from '../../../test/sheet.ts';

const server = await sharedServer();
const visitor = await server.client();

const flat = (nodes: departments.DepartmentNode[]): departments.DepartmentNode['data'][] =>
  nodes.flatMap(({ data, children }) => [data, ...flat(children ?? [])]);

describe('PUB-02 departments', () => {
  it('departments: chairs are listed by name', async () => {
    const all = await visitor.call(departments.all, {});
    expect(all.map(({ urlId }) => urlId)).toContain('kaf-ps');
    expect(all.every(({ abbrev }) => abbrev.startsWith('Каф.'))).toBe(true);
  });

  it('departments: form a tree without duplicates, with employees and their numbers', async () => {
    const nodes = flat(await visitor.call(departments.tree, {}));
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    expect(new Set(nodes.map(({ typeId }) => typeId))).toEqual(new Set([1, 2, 3, 4, 5]));
    const chair = nodes.find(({ urlId }) => urlId === 'kaf-ps');
    expect(chair?.code).toMatch(/^\d+(\.\d+)+$/);
    expect(chair?.idHead).not.toBeNull();
    expect(chair?.employees).toContainEqual({
      fio: 'Образцов Игорь Леонидович',
      phoneNumbers: [expect.stringMatching(/^\+375\d{9}$/) as string],
      urlId: 'i-obrazcov',
      jobPosition: expect.stringMatching(/./) as string,
      auditory: expect.stringMatching(/^\d/) as string,
    });
  });

  it('departments: are placed below the department whose code is a prefix of theirs', async () => {
    const check = (nodes: departments.DepartmentNode[], above: string): void => {
      for (const { data, children } of nodes) {
        expect(data.code?.startsWith(above)).toBe(true);
        check(children ?? [], `${data.code}.`);
      }
    };
    check(await visitor.call(departments.tree, {}), '');
  });

  it('departments: a name is a plain JSON text; an unknown department returns 404', async () => {
    const [chair] = await visitor.call(departments.all, {});
    const response = await visitor.fetch(`/api/v1/departments/name?id=${chair?.id}`);
    expect(await response.text()).toBe(JSON.stringify(chair?.name));
    await expect(visitor.call(departments.name, { query: { id: '1' } })).rejects.toMatchObject({
      status: 404,
      reason: 'department-not-found',
    });
  });
});

describe('departments for a form', () => {
  const found = (searchValue: string) => visitor.call(departments.filter, { query: { searchValue } });

  it('departments: are found by part of the name or abbreviation, and by the beginning of the code', async () => {
    const nodes = flat(await visitor.call(departments.tree, {}));
    const chair = nodes.find(({ urlId }) => urlId === 'kaf-ps');
    const one = { name: chair?.name, abbrev: chair?.abbrev, code: chair?.code, urlId: chair?.urlId };
    expect(await found('каф.пс')).toContainEqual(one);
    expect(await found(chair?.name.slice(8) ?? '')).toContainEqual(one);
    expect(await found('систем программных')).toContainEqual(one);
    expect(await found('rfa gc')).toContainEqual(one);
    expect(await found('деканат')).not.toEqual([]);
    expect(await found(chair?.code ?? '')).toContainEqual(one);
    expect(await found('%')).toEqual([]);
    expect((await found('')).length).toBeGreaterThan(5);
  });
});

describe('report of a department', () => {
  const sheetOf = async (id: number) => {
    const query = { 'department-id': String(id) };
    const { name, bytes } = await visitor.call(departments.report, { query });
    expect(name).toBe('department schedule.xlsx');
    return sheetIn(bytes);
  };

  it('department report: lists the lessons of each employee in sequence, as the schedules do', async () => {
    const all = await visitor.call(departments.all, {});
    const { header, rows } = await sheetOf(all.find(({ urlId }) => urlId === 'kaf-ps')?.id ?? 0);
    expect(header.slice(0, 4)).toEqual(['Преподаватель', 'День', 'Недели или дата', 'Время']);
    const names = rows.map(([name]) => String(name));
    expect(new Set(names).size).toBeGreaterThan(1);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'ru')));
    const plan = await visitor.call(schedule.ofEmployee, { params: { urlId: 'i-obrazcov' } });
    const lessons = Object.values(plan.schedules ?? {}).flatMap((day) => day ?? []);
    const own = rows.filter(([name]) => name === 'Образцов Игорь Леонидович');
    const subjects = new Set(lessons.map(({ subjectFullName }) => subjectFullName));
    expect(subjects.size).toBeGreaterThan(0);
    expect(new Set(own.map(([, , , , subject]) => subject))).toEqual(subjects);
  });

  it('department report: is empty without lessons, and returns 404 for an unknown department', async () => {
    const tree = flat(await visitor.call(departments.tree, {}));
    const office = tree.find(({ typeId }) => typeId === 1);
    expect((await sheetOf(office?.id ?? 0)).rows).toEqual([]);
    const query = { 'department-id': '2000000000' };
    await expect(visitor.call(departments.report, { query })).rejects.toMatchObject({
      status: 404,
      reason: 'department-not-found',
    });
  });
});
