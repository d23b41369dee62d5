import { fullName } from '@semestr/core/display';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { importing } from '../../../test/table-imports.ts';
import { studentOrders } from '../../db/tables/student-orders.ts';
import { students } from '../../db/tables/students.ts';

let server: TestServer;
let tables: ReturnType<typeof importing>;
beforeAll(async () => {
  server = await startTestServer();
  tables = importing(await server.client('admin'));
});
afterAll(() => server.close());

const head = [
  'Студенческий билет',
  'ФИО',
  'Группа',
  'Вид приказа',
  '№ приказа',
  'Дата приказа',
  'С',
  'По',
  'Основание',
];

/** Creates a student without orders, in group 428501. */
async function fresh() {
  const { username } = await makePerson(server.db, 'student', server.clock.now());
  const [row] = await server.db.select().from(students).where(eq(students.cardNumber, username));
  if (!row) throw new Error('The student was not stored');
  return row;
}
const stateOf = async ({ id }: { id: number }) => {
  const [row] = await server.db.select().from(students).where(eq(students.id, id));
  return row?.leftAs;
};

it('student orders: a table issues orders by card, or by name and group, and undoing it revokes them', async () => {
  const [one, two] = [await fresh(), await fresh()];
  const rows = [
    head,
    [
      one.cardNumber,
      '',
      '',
      'Отчисление',
      '214-с',
      '19.11.2026',
      '20.11.2026',
      '',
      'по собственному желанию',
    ],
    [
      '',
      fullName(two),
      '428501',
      'Академический отпуск',
      '215-с',
      '19.11.2026',
      '01.02.2027',
      '31.08.2027',
      '',
    ],
  ];
  await tables.thereAndBack('student-orders', rows, { created: 0, updated: 2 }, async () => {
    expect(await stateOf(one)).toBe('expelled');
    const [leave] = await server.db.select().from(studentOrders).where(eq(studentOrders.studentId, two.id));
    expect(leave).toMatchObject({ kind: 'leave', number: '215-с', from: '2027-02-01', until: '2027-08-31' });
  });
  expect(await stateOf(one)).toBeNull();
});

it('student orders: an impossible row is reported with the reason', async () => {
  const [one, two, three] = [await fresh(), await fresh(), await fresh()];
  const order = ['Отчисление', '214-с', '19.11.2026', '20.11.2026', '', ''];
  expect(
    await tables.faultsOf('student-orders', [
      head,
      ['99999999', '', '', ...order],
      [one.cardNumber, fullName(two), '', ...order],
      ['', fullName(two), '', ...order],
      ['', 'Никто Никита', '428501', ...order],
      [three.cardNumber, '', '', 'Восстановление', ...order.slice(1)],
      [two.cardNumber, '', '', 'увольнение', ...order.slice(1)],
      ['', '', '', ...order],
      [two.cardNumber, '', '', 'Отчисление', '', '19.11.2026', '21.11.2026', '', ''],
    ]),
  ).toEqual([
    [2, 'cardNumber', 'unknown'],
    [3, 'fullName', 'unknown'],
    [4, 'group', 'required'],
    [5, 'fullName', 'unknown'],
    [6, 'kind', 'order-not-possible'],
    [7, 'kind', 'format'],
    [8, 'cardNumber', 'required'],
    [9, 'number', 'required'],
  ]);
});

it('student orders: a second order of a student on the same day is rejected', async () => {
  const one = await fresh();
  const row = (number: string) => [
    one.cardNumber,
    '',
    '',
    'Отчисление',
    number,
    '19.11.2026',
    '20.11.2026',
    '',
    '',
  ];
  await tables.apply(await tables.sent('student-orders', [head, row('214-с')]));
  expect(await tables.faultsOf('student-orders', [head, row('215-с')])).toEqual([[2, 'from', 'taken']]);
});
