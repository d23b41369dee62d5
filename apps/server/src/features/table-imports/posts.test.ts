import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { importing } from '../../../test/table-imports.ts';
import { departments } from '../../db/tables/departments.ts';
import { employees, positions } from '../../db/tables/employees.ts';
import { buildings } from '../../db/tables/rooms.ts';
import { contacts, users } from '../../db/tables/users.ts';

let server: TestServer;
let tables: ReturnType<typeof importing>;
let chair: { id: number; abbrev: string };
let other: { id: number; abbrev: string };
beforeAll(async () => {
  server = await startTestServer();
  tables = importing(await server.client('admin'));
  const [first, second] = await server.db.select().from(departments).where(eq(departments.type, 3));
  if (!first || !second) throw new Error('The demo has chairs');
  [chair, other] = [first, second];
  await server.db.insert(buildings).values({ name: '9 к.' });
});
afterAll(() => server.close());

const head = [
  '№',
  'Ф.И.О.',
  'Кафедра',
  'Должность',
  'Ставка',
  'Каб.',
  'Тел.',
  'Учёная степень',
  'Моб. телефон',
];
const row = (name: string, changes: Partial<Record<number, string>> = {}) =>
  ['1', name, '', '', '1,0', '', '', '', ''].map((cell, at) => changes[at] ?? cell);

const postsOf = (lastName: string) =>
  server.db
    .select({ employee: employees, post: positions })
    .from(positions)
    .innerJoin(employees, eq(employees.id, positions.employeeId))
    .where(eq(employees.lastName, lastName))
    .orderBy(asc(positions.id));

it('table imports: several rows of one employee store several posts, without duplicates', async () => {
  const rows = [
    head,
    row('Небывалов Пётр Ильич', {
      2: chair.abbrev,
      3: 'доцент',
      5: 'каб. 512-9',
      6: '8 (017) 293-89-11',
      7: 'д-р техн. наук',
    }),
    row('Небывалов Пётр Ильич', { 2: other.abbrev, 3: 'Заведующий кафедрой', 5: 'каб. 7-77', 6: '12-34' }),
    row('Небывалова Анна Ильинична', { 2: chair.abbrev }),
  ];
  await tables.thereAndBack('employees', rows, { created: 2, updated: 1 }, async () => {
    const found = await postsOf('Небывалов');
    expect(found.map(({ post }) => post)).toMatchObject([
      { departmentId: chair.id, title: 'доцент', room: '512', building: '9 к.', phone: '+375172938911' },
      { departmentId: other.id, title: 'Заведующий кафедрой', room: '7-77', phone: '12-34', isHead: true },
    ]);
    expect(found[0]?.employee).toMatchObject({
      degree: 'доктор технических наук',
      degreeAbbrev: 'д.т.н.',
      urlId: 'p-nebyvalov',
    });
    expect((await postsOf('Небывалова')).map(({ post }) => post)).toMatchObject([
      { departmentId: chair.id, title: '', isHead: false },
    ]);
  });
  expect(await postsOf('Небывалов')).toEqual([]);
});

it('table imports: adds the title to a post with only a department', async () => {
  const one = {
    lastName: 'Невиданный',
    firstName: 'Олег',
    degree: '',
    degreeAbbrev: '',
    urlId: 'o-nevidannyj',
  };
  const [employee] = await server.db.insert(employees).values(one).returning();
  const employeeId = employee?.id ?? 0;
  await server.db.insert(positions).values({ employeeId, departmentId: chair.id, title: '' });
  const rows = [head, row('Невиданный Олег', { 2: chair.abbrev, 3: 'ассистент' })];
  await tables.thereAndBack('employees', rows, { created: 0, updated: 1 }, async () => {
    expect((await postsOf('Невиданный')).map(({ post }) => post.title)).toEqual(['ассистент']);
  });
  const [fault, ...others] = await tables.faultsOf('employees', [
    head,
    row('Невиданный Олег', { 3: 'профессор' }),
    row('Невиданный Олег', { 2: chair.abbrev, 3: 'ассистент', 8: '+375291112233' }),
  ]);
  // The stored post has no title yet, so the first row is matched to it.
  expect([fault, ...others]).toEqual([[3, 'ownPhone', 'no-account']]);
});

it('table imports: reports a post without a department, and several telephones in one cell', async () => {
  expect(
    await tables.faultsOf('employees', [
      head,
      row('Несбыточный Егор', { 3: 'доцент' }),
      row('Несбыточная Ольга', { 2: chair.abbrev, 6: '293-89-11, 293-80-22' }),
    ]),
  ).toEqual([
    [2, 'department', 'required'],
    [3, 'phone', 'format'],
  ]);
});

it('table imports: employees with the same surname and initial get different page addresses', async () => {
  const rows = [head, row('Двойников Пётр'), row('Двойников Павел')];
  await tables.thereAndBack('employees', rows, { created: 2, updated: 0 }, async () => {
    const found = await server.db.select().from(employees).where(eq(employees.lastName, 'Двойников'));
    expect(found.map(({ urlId }) => urlId).toSorted()).toEqual(['p-dvoinikov', 'p-dvoinikov-2']);
  });
});

it('table imports: personal phones of employees are stored in their accounts', async () => {
  const one = { lastName: 'Владелец', firstName: 'Олег', degree: '', degreeAbbrev: '', urlId: 'o-vladelec' };
  const [employee] = await server.db.insert(employees).values(one).returning();
  const account = { username: 'o-vladelec', role: 'employee' as const, employeeId: employee?.id ?? 0 };
  const [user] = await server.db
    .insert(users)
    .values({ ...account, createdAt: new Date() })
    .returning();
  const rows = [head, row('Владелец Олег', { 8: '8 029 111-22-33' })];
  await tables.thereAndBack('employees', rows, { created: 0, updated: 1 }, async () => {
    const stored = await server.db
      .select()
      .from(contacts)
      .where(eq(contacts.userId, user?.id ?? 0));
    expect(stored).toMatchObject([{ type: 4, value: '+375291112233', isConfirmed: false }]);
  });
});

it('table imports: reports the columns of a file that are not stored', async () => {
  const { head: titles, columns } = await tables.sent('employees', [head, row('Небывалов Пётр')]);
  const used = new Set(Object.values(columns));
  expect(titles.filter((_title, column) => !used.has(column))).toEqual(['№', 'Ставка']);
});
