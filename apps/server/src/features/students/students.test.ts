import * as students from '@semestr/api/students';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { nonEmpty } from '../../../test/non-empty.ts';

let server: TestServer;
let admin: Visitor;
let all: students.Student[];
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  ({ rows: all } = await list({ range: [0, 999] }));
});
afterAll(() => server.close());

/** Returns the rows and the Content-Range of a list, requested as ra-data-simple-rest does. */
async function list(query: { filter?: object; sort?: unknown[]; range?: number[] }) {
  const texts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  const response = await admin.fetch(`/api/v1/admin/students?${new URLSearchParams(texts).toString()}`);
  expect(response.status).toBe(200);
  const rows = (await response.json()) as students.Student[];
  return { rows, range: response.headers.get('content-range') };
}
const cards = (rows: students.Student[]) => rows.map(({ cardNumber }) => cardNumber).toSorted();
const found = async (filter: object) => cards((await list({ filter, range: [0, 999] })).rows);
const those = (keep: (student: students.Student) => boolean) => cards(all.filter(keep));

describe('CNS-02 list of students', () => {
  it('students: lists all with group, faculty and contacts', () => {
    expect(all.length).toBeGreaterThan(50);
    expect(all.find(({ cardNumber }) => cardNumber === '42850002')).toMatchObject({
      lastName: 'Карпеко',
      firstName: 'Илья',
      groupName: '428501',
      facultyAbbrev: 'ФИС',
      course: 2,
      isGroupHead: true,
      contactsConfirmed: true,
      email: expect.stringContaining('@') as string,
      phone: expect.stringMatching(/^\+375/) as string,
    });
    expect(all.find(({ cardNumber }) => cardNumber === '42850003')?.contactsConfirmed).toBe(false);
  });

  it.each([
    ['part of a surname', 'арпек'],
    ['another case', 'КАРПЕКО'],
    ['several words in any order', 'илья  карпеко'],
    ['words and the beginning of a group', 'карпеко 4285'],
    ['the beginning of a card number', '42850002'],
    ['spaces around', ' Карпеко '],
  ])('students: are searched by %s', async (_how, q) => {
    expect(await found({ q })).toContain('42850002');
    expect(await found({ q })).not.toContain('42850001');
  });

  it.each(['%', '_', '\\', "'", 'карпеко мария', '2850002'])(
    'students: %j in a search is a text, not a pattern',
    async (q) => {
      expect(await found({ q })).toEqual([]);
    },
  );

  it('students: are filtered by group, course, faculty and head, separately and combined', async () => {
    const [any] = (await (await server.fetch('/api/v1/faculties')).json()) as { id: number }[];
    expect(await found({ groupName: '4285' })).toEqual(
      those(({ groupName }) => groupName.startsWith('4285')),
    );
    expect(await found({ course: 2 })).toEqual(those(({ course }) => course === 2));
    expect(await found({ isGroupHead: true })).toEqual(those(({ isGroupHead }) => isGroupHead));
    expect(await found({ isGroupHead: false })).toEqual(those(({ isGroupHead }) => !isGroupHead));
    expect(await found({ facultyId: any?.id })).toEqual(cards(all));
    expect(await found({ facultyId: 1 })).toEqual([]);
    expect(await found({ course: 2, isGroupHead: true, q: 'карпеко' })).toEqual(['42850002']);
    expect(those(({ isGroupHead }) => isGroupHead).length).toBeGreaterThan(1);
  });

  it.each(nonEmpty(students.sortableFields))(
    'students: are sorted by %s in both directions',
    async (field) => {
      const values = async (order: 'ASC' | 'DESC') => {
        const { rows } = await list({ sort: [field, order], range: [0, 999] });
        expect(cards(rows)).toEqual(cards(all));
        return rows.map((row) => row[field]);
      };
      const [up, down] = [await values('ASC'), await values('DESC')];
      expect(down).toEqual(up.toReversed());
      const inOrder = (a: unknown, b: unknown) =>
        typeof a === 'number' ? a <= Number(b) : String(a) <= String(b);
      const misplaced = up.slice(1).filter((value, index) => !inOrder(up[index], value));
      // Databases may sort letters like Ё and І differently; the order of numbers and dates is certain.
      expect(misplaced.length).toBeLessThan(/name$/i.test(field) ? up.length / 4 : 1);
    },
  );

  it('students: ranges are consistent, with the total in Content-Range', async () => {
    const total = all.length;
    const sort = ['lastName', 'ASC'];
    const pages = [await list({ sort, range: [0, 9] }), await list({ sort, range: [10, 19] })];
    expect(pages.map(({ range }) => range)).toEqual([`students 0-9/${total}`, `students 10-19/${total}`]);
    const whole = await list({ sort, range: [0, 19] });
    expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows);
    const last = await list({ sort, range: [total - 1, total + 8] });
    expect([last.rows.length, last.range]).toEqual([1, `students ${total - 1}-${total - 1}/${total}`]);
  });

  it('students: the total is 0 without matches, and unchanged for a range beyond the end', async () => {
    const none = await list({ filter: { q: 'никто' } });
    expect([none.rows, none.range?.split('/')[1]]).toEqual([[], '0']);
    const pastEnd = await list({ range: [5000, 5009] });
    expect([pastEnd.rows, pastEnd.range?.split('/')[1]]).toEqual([[], String(all.length)]);
  });

  it('students: returns 25 without a range, and at most 1000', async () => {
    expect((await list({})).rows).toHaveLength(25);
    const tooMany = await admin.fetch('/api/v1/admin/students?range=[0,1000]');
    expect(tooMany.status).toBe(400);
  });

  it('students: returns every requested id, as getMany needs', async () => {
    const ids = all.slice(0, 40).map(({ id }) => id);
    const { rows } = await list({ filter: { id: ids } });
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids));
    expect(rows).toHaveLength(40);
    expect((await list({ filter: { id: [] } })).rows).toEqual([]);
    expect((await list({ filter: { id: [1] } })).rows).toEqual([]);
  });
});

describe('single student', () => {
  it('students: a single student matches the list', async () => {
    const [first] = all;
    if (!first) throw new Error('The demo university has no students');
    expect(await admin.call(students.one, { params: { id: String(first.id) } })).toEqual(first);
  });

  it('students: a missing student returns 404', async () => {
    await expect(admin.call(students.one, { params: { id: '1' } })).rejects.toMatchObject({
      status: 404,
      reason: 'student-not-found',
    });
  });
});
