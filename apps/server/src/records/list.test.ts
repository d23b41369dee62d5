import { resources } from '@semestr/api/contract';
import type { Endpoint } from '@semestr/api/endpoint';
import type { Student } from '@semestr/api/students';
import { readMoment } from '@semestr/core/dates';
import { jsonOf } from '@semestr/api/resource';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sharedServer } from '../../test/shared-server.ts';
import type { Visitor } from '../../test/server.ts';
import { nonEmpty } from '../../test/non-empty.ts';

let admin: Visitor;
beforeAll(async () => {
  admin = await (await sharedServer()).as('admin');
});

type Fields = Record<string, unknown>;
type Kind = keyof typeof resources;
const kinds = Object.keys(resources) as Kind[];
const listOf = (kind: Kind): Endpoint => resources[kind].list;

/** Requests a list as ra-data-simple-rest does. */
async function ask(kind: Kind, query: { filter?: object; sort?: unknown[]; range?: number[] }) {
  const texts = Object.entries({ range: [0, 999], ...query }).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]);
  return admin.fetch(`${listOf(kind).path}?${new URLSearchParams(texts).toString()}`);
}
async function list(kind: Kind, query: Parameters<typeof ask>[1] = {}) {
  const response = await ask(kind, query);
  expect([kind, query, response.status]).toEqual([kind, query, 200]);
  const rows = (await response.json()) as Fields[];
  return { rows, total: Number(response.headers.get('content-range')?.split('/').at(-1)) };
}

/** Loads a complete list, page by page. */
async function whole(kind: Kind, query: Parameters<typeof ask>[1] = {}): Promise<Fields[]> {
  const found: Fields[] = [];
  for (;;) {
    const { rows, total } = await list(kind, { ...query, range: [found.length, found.length + 999] });
    found.push(...rows);
    if (rows.length === 0 || found.length >= total) return found;
  }
}

/** Number of records checked at each end of a sorted list. */
const END = 60;

/** Loads the first and the last records of a sorted list, because those in between add no further cases. */
async function endsOf(kind: Kind, sort: unknown[]) {
  const first = await list(kind, { sort, range: [0, 2 * END - 1] });
  if (first.total <= 2 * END) return first;
  const last = await list(kind, { sort, range: [first.total - END, first.total - 1] });
  return { rows: [...first.rows.slice(0, END), ...last.rows], total: first.total };
}

/** Returns the filter keys of a list, as declared in the contract. */
function keysOf(kind: Kind): string[] {
  const { filter } = (listOf(kind).query as z.ZodMiniObject<{ filter: z.ZodMiniType }>).shape;
  return Object.keys((jsonOf(filter) as z.ZodMiniObject).shape);
}
const fieldsOf = (kind: Kind): string[] =>
  Object.keys((listOf(kind).reply as z.ZodMiniArray<z.ZodMiniObject>)._zod.def.element.shape);

describe.each(nonEmpty(kinds))('CNS-02 list of %s', (kind) => {
  it('lists: are sorted by each field in both directions', async () => {
    for (const field of fieldsOf(kind)) {
      const up = await endsOf(kind, [field, 'ASC']);
      const down = await endsOf(kind, [field, 'DESC']);
      expect([field, down.total]).toEqual([field, up.total]);
      // References are sorted by name, and letters by the database's collation.
      const values = field.endsWith('Id') ? [] : up.rows.map((row) => row[field]);
      const numbers = values.filter((value) => typeof value === 'number');
      expect([field, numbers]).toEqual([field, numbers.toSorted((a, b) => a - b)]);
      // Empty values are last in both directions.
      for (const { rows } of field.endsWith('Id') ? [] : [up, down]) {
        const isEmpty = rows.map((row) => row[field] === null);
        expect([field, isEmpty]).toEqual([field, isEmpty.toSorted((a, b) => Number(a) - Number(b))]);
      }
    }
    const ids = (await list(kind, { sort: ['id', 'ASC'] })).rows.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('lists: reject an unknown key instead of ignoring it', async () => {
    const response = await ask(kind, { filter: { colour: 'red' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: [{ field: 'filter.colour', reason: 'unknown' }] });
  });

  it('lists: are filtered by each key to the records with that value', async () => {
    const all = keysOf(kind).includes('archived') ? { archived: 'any' } : {};
    const rows = await whole(kind, { filter: all });
    for (const key of keysOf(kind).filter((one) => one !== 'id' && rows.some((row) => row[one] != null))) {
      const value = rows.find((row) => row[key] != null)?.[key];
      const expected: unknown = Array.isArray(value) ? value[0] : value;
      const has = (row: Fields) => [row[key]].flat().includes(expected);
      const found = await list(kind, { filter: { ...all, [key]: expected } });
      expect([key, found.rows.every(has), found.total]).toEqual([key, true, rows.filter(has).length]);
    }
  });
});

/** Loads all students, by id. */
async function everybody() {
  const response = await admin.fetch('/api/v1/admin/students?range=[0,999]');
  return new Map(((await response.json()) as Student[]).map((student) => [student.id, student]));
}
const ofStudents = kinds.filter((kind) => fieldsOf(kind).includes('studentId'));

describe.each(nonEmpty(ofStudents))('CNS-02 students’ list of %s', (kind) => {
  /** Loads the records of students, with their students. */
  async function owned(query: Parameters<typeof ask>[1] = {}) {
    const [rows, people] = [await whole(kind, query), await everybody()];
    return rows.flatMap((row) => {
      const student = people.get(Number(row['studentId']));
      return student ? [{ id: row['id'], student }] : [];
    });
  }
  const ids = (rows: readonly { id?: unknown }[]) => new Set(rows.map(({ id }) => id));

  it('lists: are searched by the student’s name, student card number and group', async () => {
    const all = await owned();
    const student = all.at(-1)?.student;
    if (!student) throw new Error(`No student has any ${kind}`);
    const { lastName, firstName, cardNumber, groupName } = student;
    for (const q of [`${firstName} ${lastName.toUpperCase()}`, cardNumber, `${lastName} ${groupName}`]) {
      const found = await owned({ filter: { q } });
      const expected = all.filter((one) => one.student.id === student.id);
      expect([q, expected.every(({ id }) => ids(found).has(id))]).toEqual([q, true]);
      expect(found.every((one) => one.student.lastName === lastName || q === cardNumber)).toBe(true);
    }
    expect((await list(kind, { filter: { q: `${lastName} Неткакого` } })).total).toBe(0);
  });

  it('lists: are filtered by one or several values of the student’s group', async () => {
    const all = await owned();
    const keys = { facultyId: 'facultyId', course: 'course', groupId: 'groupId' } as const;
    const groups = new Map((await list('groups')).rows.map((group) => [group['id'], group]));
    for (const key of nonEmpty(Object.keys(keys)).filter((one) => !fieldsOf(kind).includes(one))) {
      const valueOf = ({ student }: (typeof all)[number]) =>
        key === 'groupId' ? student.groupId : groups.get(student.groupId)?.[key];
      const values = [...new Set(all.map(valueOf))];
      const [first] = values;
      const some = await whole(kind, { filter: { [key]: first } });
      expect([key, ids(some)]).toEqual([key, ids(all.filter((one) => valueOf(one) === first))]);
      const { total } = await list(kind, { filter: { [key]: values } });
      expect([key, total]).toEqual([key, all.length]);
    }
  });

  it('lists: are sorted by the students’ names', async () => {
    const names = (await owned({ sort: ['studentId', 'ASC'] })).map(({ student }) => student.lastName);
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });
});

const dated = kinds.filter((kind) => keysOf(kind).includes('from'));
/** The date field of each record type. */
const dayFields: Partial<Record<Kind, string>> = {
  announcements: 'date',
  audit: 'at',
  dormitoryDirectives: 'date',
  excuses: 'dateFrom',
  journalLessons: 'date',
  libraryNews: 'date',
  loans: 'dueOn',
  marks: 'date',
  memberships: 'since',
  studentOrders: 'from',
  works: 'date',
};

describe.each(nonEmpty(dated))('CNS-02 dated list of %s', (kind) => {
  it('lists: are filtered by dates, inclusive', async () => {
    const lessons = new Map((await whole('journalLessons')).map(({ id, date }) => [id, date]));
    const dayOf = (row: Fields) =>
      'lessonId' in row
        ? lessons.get(row['lessonId'])
        : row[dayFields[kind] ?? 'createdAt'] && readMoment(String(row[dayFields[kind] ?? 'createdAt']));
    const rows = await whole(kind);
    const days = rows
      .map(dayOf)
      .filter((day) => typeof day === 'string')
      .toSorted();
    const [from, to] = [days[Math.floor(days.length / 3)], days[Math.floor((2 * days.length) / 3)]];
    const found = await whole(kind, { filter: { from, to } });
    expect(found.length).toBeGreaterThan(0);
    const within = rows.filter((row) => {
      const day = dayOf(row);
      return typeof day === 'string' && String(from) <= day && day <= String(to);
    });
    expect(found.map(({ id }) => id)).toEqual(within.map(({ id }) => id));
  });

  it('lists: reject a period that ends before it begins', async () => {
    const response = await ask(kind, { filter: { from: '2026-11-20', to: '2026-11-19' } });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { fields: [{ field: 'filter.to', reason: 'too-small' }] },
    ]);
  });
});

describe('CNS-02 search results', () => {
  it('lists: accounts are found by their users’ names', async () => {
    const { rows } = await list('users', { filter: { q: 'образцов', role: ['employee', 'admin'] } });
    expect(rows).toMatchObject([{ role: 'employee', name: 'Образцов Игорь Леонидович' }]);
    const names = (await list('users', { sort: ['name', 'ASC'] })).rows.map(({ name }) => String(name));
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  it('lists: lessons and announcements are found by groups and educators', async () => {
    const [group] = (await list('groups', { filter: { q: '428501' } })).rows;
    const ofGroup = await whole('lessons', { filter: { q: '428501' } });
    expect(ofGroup.length).toBeGreaterThan(0);
    expect(ofGroup.every(({ groupIds }) => Array.isArray(groupIds) && groupIds.includes(group?.['id']))).toBe(
      true,
    );
    const [educator] = (await list('employees', { filter: { q: 'образцов игорь' } })).rows;
    const byEducator = await whole('lessons', { filter: { employeeId: educator?.['id'] } });
    const found = await whole('lessons', { filter: { q: 'образцов игорь' } });
    expect(found.map(({ id }) => id)).toEqual(byEducator.map(({ id }) => id));
    expect(byEducator.length).toBeGreaterThan(0);
    const own = await whole('lessons', {
      filter: { course: group?.['course'], facultyId: group?.['facultyId'] },
    });
    const ownIds = new Set(own.map(({ id }) => id));
    expect(ofGroup.every(({ id }) => ownIds.has(id))).toBe(true);
  });

  it('lists: employees are found by department, loans by whether they were returned', async () => {
    const [post] = (await list('positions')).rows;
    const inDepartment = await whole('positions', { filter: { departmentId: post?.['departmentId'] } });
    const colleagues = await whole('employees', { filter: { departmentId: post?.['departmentId'] } });
    expect(new Set(colleagues.map(({ id }) => id))).toEqual(
      new Set(inDepartment.map(({ employeeId }) => employeeId)),
    );
    const [all, back, out] = [
      await list('loans'),
      await list('loans', { filter: { isReturned: true } }),
      await list('loans', { filter: { isReturned: false } }),
    ];
    expect(back.rows.every(({ returnedOn }) => returnedOn !== null)).toBe(true);
    expect([back.total > 0, out.total > 0, back.total + out.total]).toEqual([true, true, all.total]);
  });

  it('lists: audit log entries are found by acting or affected user', async () => {
    const [account] = (await list('users', { filter: { username: 'admin' } })).rows;
    const byAdmin = await whole('audit', { filter: { q: String(account?.['name']) } });
    expect(byAdmin.length).toBeGreaterThan(0);
    const about = new Set([account?.['id'], `users/${String(account?.['id'])}`]);
    expect(
      byAdmin.every(({ userId, asUserId, subject }) =>
        [userId, asUserId, subject].some((one) => about.has(one)),
      ),
    ).toBe(true);
  });
});
