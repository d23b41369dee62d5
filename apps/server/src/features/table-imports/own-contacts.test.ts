import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { importing } from '../../../test/table-imports.ts';
import { groups } from '../../db/tables/groups.ts';
import { students } from '../../db/tables/students.ts';
import { contacts, users } from '../../db/tables/users.ts';

let server: TestServer;
let tables: ReturnType<typeof importing>;
let group: string;
beforeAll(async () => {
  server = await startTestServer();
  tables = importing(await server.client('admin'));
  const [first] = await server.db.select().from(groups).orderBy(groups.id).limit(1);
  group = first?.name ?? '';
});
afterAll(() => server.close());

const head = ['Студбилет', 'Фамилия', 'Имя', 'Дата рождения', 'Группа', 'Моб. телефон', 'Электронная почта'];
const row = (card: string, phone: string, email: string) => [
  card,
  'Новиков',
  'Пётр',
  '29.02.2008',
  group,
  phone,
  email,
];

const contactsOf = (card: string) =>
  server.db
    .select({ type: contacts.type, value: contacts.value, isConfirmed: contacts.isConfirmed })
    .from(contacts)
    .innerJoin(users, eq(users.id, contacts.userId))
    .where(eq(users.username, card))
    .orderBy(contacts.type);

it('table imports: contacts of students are normalised and stored unconfirmed', async () => {
  const rows = [
    head,
    row('99870001', '8 (029) 111-22-33', 'P.Novikov@example.by'),
    row('99870002', 'тел. +375 44 111 22 33', ''),
  ];
  await tables.thereAndBack('students', rows, { created: 2, updated: 0 }, async () => {
    expect(await contactsOf('99870001')).toEqual([
      { type: 4, value: '+375291112233', isConfirmed: false },
      { type: 6, value: 'P.Novikov@example.by', isConfirmed: false },
    ]);
    expect(await contactsOf('99870002')).toEqual([{ type: 4, value: '+375441112233', isConfirmed: false }]);
  });
  expect(await server.db.$count(students, eq(students.cardNumber, '99870001'))).toBe(0);
});

it('table imports: contacts of a stored student are added, and deleted with the import', async () => {
  const first = [head, row('99870003', '', '')];
  await tables.apply(await tables.sent('students', first));
  const rows = [head, row('99870003', '+375291112244', 'novikov@example.by')];
  const sent = await tables.sent('students', rows);
  expect(await tables.apply(sent)).toMatchObject({
    counts: { created: 0, updated: 1, unchanged: 0 },
    records: [{ row: 2, id: expect.any(Number) as number }],
  });
  expect(await contactsOf('99870003')).toHaveLength(2);
  expect(await tables.undo(sent.id)).toMatchObject({ state: 'undone', left: [], counts: { undone: 1 } });
  expect(await contactsOf('99870003')).toEqual([]);
});

it('table imports: undoing an import keeps contacts that have been confirmed since', async () => {
  const sent = await tables.sent('students', [head, row('99870004', '+375291112255', '')]);
  await tables.apply(sent);
  const [account] = await server.db.select().from(users).where(eq(users.username, '99870004'));
  const isOwn = and(eq(contacts.userId, account?.id ?? 0), eq(contacts.type, 4));
  await server.db.update(contacts).set({ isConfirmed: true }).where(isOwn);
  expect(await tables.undo(sent.id)).toMatchObject({
    left: [{ row: 2, reason: 'undo-changed' }],
  });
  expect(await contactsOf('99870004')).toHaveLength(1);
  // Another spelling of the same number changes nothing; another number has to be confirmed by its owner.
  const again = await tables.sent('students', [head, row('99870004', '8029 111 22 55', '')]);
  expect((await tables.check(again)).counts).toMatchObject({ unchanged: 1, faulty: 0 });
  expect(await tables.faultsOf('students', [head, row('99870004', '+375291112266', '')])).toEqual([
    [2, 'phone', 'confirmed'],
  ]);
});

it('table imports: a number or an address that cannot receive codes is reported for its cell', async () => {
  expect(
    await tables.faultsOf('students', [
      head,
      row('99870005', '12-34-56', 'нет'),
      row('99870006', '+375291112233, +375331112233', 'a@example.by; b@example.by'),
    ]),
  ).toEqual([
    [2, 'phone', 'format'],
    [2, 'email', 'format'],
    [3, 'phone', 'format'],
    [3, 'email', 'format'],
  ]);
});
