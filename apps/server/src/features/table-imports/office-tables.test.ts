import * as students from '@semestr/api/students';
import type { TableImport } from '@semestr/api/table-imports';
import { localDate } from '@semestr/core/dates';
import { fullName } from '@semestr/core/display';
import { tableImportKinds } from '@semestr/core/table-imports';
import { termAfter, termCode } from '@semestr/core/term';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nonEmpty } from '../../../test/non-empty.ts';
import { NOW, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { csv, importing } from '../../../test/table-imports.ts';
import { workbookOf } from '../../../test/workbook.ts';
import { employees } from '../../db/tables/employees.ts';
import { groups } from '../../db/tables/groups.ts';
import { students as studentTable } from '../../db/tables/students.ts';
import { templateFieldsOf } from './template.ts';
import { titleOf } from './titles.ts';

let server: TestServer;
let admin: Visitor;
let tables: ReturnType<typeof importing>;
let group: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  tables = importing(admin);
  const [first] = await server.db.select().from(groups).orderBy(desc(groups.id)).limit(1);
  group = first?.name ?? '';
});
afterAll(() => server.close());

const byCard = async (q: string) =>
  (await admin.call(students.list, { query: { filter: JSON.stringify({ q }) } }))[0];

const head = ['№ п/п', 'ФИО', '№ студ. билета', 'Д.р.', 'Группа', 'Подгр.'];
const row = (card: string, name: string, changes: Partial<Record<number, string>> = {}) =>
  ['1', name, card, '29.02.08', group, '1'].map((cell, at) => changes[at] ?? cell);

describe('table imports: table of an office', () => {
  it('table imports: rows below a title are stored, with the numbers that a spreadsheet shows', async () => {
    const rows = [
      [`Список группы ${group}`],
      [],
      head,
      row('99860001', 'Первый Пётр Ильич'),
      row('99860002', 'Вторая Анна', { 3: 'скоро' }),
      [],
      row('99860003', 'Третий Вугар Мамед оглы', { 3: '39507' }),
    ];
    const sent = await tables.sent('students', rows);
    expect(sent).toMatchObject({
      rows: 3,
      progress: 0,
      head,
      columns: { fullName: 1, cardNumber: 2, birthDate: 3, group: 4, subgroup: 5 },
    });
    expect(await tables.check(sent)).toMatchObject({
      counts: { created: 2, faulty: 1 },
      faultCount: 1,
      faults: [{ row: 5, field: 'birthDate', column: 3, value: 'скоро', reason: 'format' }],
      changes: [{ row: 4 }, { row: 7 }],
    });
    const done = await tables.apply(sent, true);
    expect(done).toMatchObject({
      state: 'done',
      rows: 3,
      progress: 3,
      counts: { created: 2, unchanged: 0, faulty: 1 },
      faults: [{ row: 5 }],
    });
    expect(done.records.map((one) => one.row)).toEqual([4, 7]);
    expect(await byCard('99860003')).toMatchObject({
      lastName: 'Третий',
      firstName: 'Вугар',
      middleName: 'Мамед оглы',
      birthDate: '2008-02-29',
    });
    expect((await tables.check(await tables.sent('students', rows))).counts).toMatchObject({
      unchanged: 2,
      faulty: 1,
    });
    expect(await tables.undo(sent.id)).toMatchObject({ state: 'undone', left: [], counts: { undone: 2 } });
  });

  it('table imports: a cell with the error of a formula is invalid, not empty', async () => {
    const error = { xml: '<c r="REF" t="e"><f>VLOOKUP(A2,X:Y,2)</f><v>#N/A</v></c>' };
    const bytes = workbookOf([{ rows: [[], head, [...row('99860011', 'Первый Пётр').slice(0, 5), error]] }]);
    const sent = await tables.send('students', bytes, 'книга.xlsx');
    expect((await tables.check(sent)).faults).toMatchObject([
      { row: 3, field: 'subgroup', value: '#N/A', reason: 'format' },
    ]);
  });

  it.each(nonEmpty(tableImportKinds))(
    'table imports: the example row in the template of %s is ignored',
    async (kind) => {
      for (const language of ['ru', 'en'] as const) {
        const fields = templateFieldsOf(kind);
        const titles = fields.map(({ field }) => titleOf(kind, field, language));
        const example = fields.map(({ example: cell }) => cell);
        const body = new FormData();
        body.append('kind', kind);
        body.append('file', new File([csv([titles, example]).slice()], 'пример.csv'));
        const response = await admin.fetch('/api/v1/admin/table-imports', { method: 'POST', body });
        expect([response.status, await response.json()]).toEqual([
          400,
          { fields: [{ field: 'file', reason: 'required' }] },
        ]);
        const own = example.map((cell, at) => (fields[at]?.need === 'key' ? '1' : cell));
        expect(await tables.sent(kind, [titles, example, own])).toMatchObject({ rows: 1 });
      }
    },
  );
});

describe('table imports: full names in one column', () => {
  const faultsOf = async (sent: TableImport) =>
    (await tables.check(sent)).faults.map((one) => [one.row, one.field, one.column, one.reason]);

  it('table imports: names of stored students do not change, in any order of their words', async () => {
    const stored = (await server.db.select().from(studentTable).limit(20)).filter(
      ({ middleName }) => middleName,
    );
    const names = [
      ({ lastName, firstName, middleName }: (typeof stored)[number]) =>
        `${lastName} ${firstName} ${middleName}`,
      ({ lastName, firstName, middleName }: (typeof stored)[number]) =>
        `${firstName} ${middleName} ${lastName}`,
    ];
    for (const nameOf of names) {
      const sent = await tables.sent('students', [
        ['Студент', 'зачётка'],
        ...stored.map((student) => [nameOf(student), student.cardNumber]),
      ]);
      expect(await tables.check(sent)).toMatchObject({
        counts: { updated: 0, unchanged: stored.length },
        faults: [],
        nameChanges: 0,
      });
    }
  });

  it('table imports: a name that cannot be split is reported for its column', async () => {
    expect(
      await faultsOf(
        await tables.sent('students', [
          head,
          row('99860021', 'Первый П. И.'),
          row('99860022', 'Сухарно'),
          row('99860023', ''),
        ]),
      ),
    ).toEqual([
      [2, 'fullName', 1, 'format'],
      [3, 'fullName', 1, 'format'],
      [4, 'fullName', 1, 'required'],
    ]);
    expect(
      await faultsOf(
        await tables.sent('employees', [
          ['Сотрудник', 'Звание'],
          ['', 'доцент'],
        ]),
      ),
    ).toEqual([[2, 'fullName', 0, 'required']]);
  });

  it('table imports: one column may contain first name and patronymic', async () => {
    const rows = [
      ['Студбилет', 'Фамилия', 'Имя, отчество', 'Дата рождения', 'Группа'],
      ['99860031', 'Первый', 'Пётр Ильич', '01.02.2008', group],
      ['99860032', 'Вторая', 'Анна', '01.02.2008', `гр. ${group}`],
      ['99860033', 'Третий', 'П. И.', '01.02.2008', group],
    ];
    const { changes, faults } = await tables.check(await tables.sent('students', rows));
    expect(changes.map(({ name }) => name)).toEqual(['Первый Пётр Ильич', 'Вторая Анна']);
    expect(faults).toMatchObject([{ row: 4, field: 'givenNames', column: 2, reason: 'format' }]);
  });

  it('table imports: employees are found and added by full names', async () => {
    const all = await server.db.select().from(employees);
    const found = all.find((one) => all.filter((other) => fullName(other) === fullName(one)).length === 1);
    if (!found) throw new Error('The demo has employees');
    const sent = await tables.sent('employees', [
      ['Ф.И.О.', 'Учёное звание'],
      [`${found.lastName} ${found.firstName} ${found.middleName ?? ''}`, found.rank ?? ''],
      ['Невиданная Юлия Ильинична', 'доцент'],
    ]);
    expect(await tables.check(sent)).toMatchObject({
      counts: { created: 1, unchanged: 1, faulty: 0 },
      changes: [{ row: 3, event: 'create', name: 'Невиданная Юлия Ильинична' }],
    });
  });
});

it('table imports: lessons are read in the words of a timetable', async () => {
  const term = termAfter(termCode(localDate(new Date(NOW))), 1);
  const titles = ['Term', 'Group', 'Day', 'StartTime', 'EndTime', 'Weeks', 'Subject', 'Kind'];
  const lesson = (changes: Partial<Record<number, string>>) =>
    [term, group, 'сб', '22.10', '23-30', 'все', 'Проба', 'Лекция'].map((cell, at) => changes[at] ?? cell);
  const sent = await tables.sent('lessons', [
    titles,
    lesson({}),
    lesson({ 5: 'числитель', 6: 'Числ', 7: 'лаб.', 3: '21:00', 4: '0.90625' }),
    lesson({ 5: '2,4,6,8,10,12,14,16', 6: 'Чёт', 7: 'практическое занятие', 3: '20:00', 4: '20:30' }),
    lesson({ 5: '1, 2, 6', 6: 'Пол', 3: '19:00', 4: '19:30' }),
    lesson({ 2: 'сбт', 3: '18:00', 4: '18:30' }),
  ]);
  const { faults, changes } = await tables.check(sent);
  expect(faults).toMatchObject([
    { row: 5, field: 'weeks', value: '1, 2, 6', reason: 'format' },
    { row: 6, field: 'day', value: 'сбт', reason: 'format' },
  ]);
  const values = changes.map(({ fields }) =>
    ['day', 'startTime', 'endTime', 'weeks', 'type'].map(
      (name) => fields.find(({ field }) => field === name)?.to,
    ),
  );
  expect(values).toEqual([
    ['суббота', '22:10', '23:30', null, 'ЛК'],
    ['суббота', '21:00', '21:45', '1, 3', 'ЛР'],
    // The spring term begins in an even week of the cycle.
    ['суббота', '20:00', '20:30', '1, 3', 'ПЗ'],
  ]);
});

it('table imports: one column may contain the start and the end of a lesson', async () => {
  const term = termAfter(termCode(localDate(new Date(NOW))), 1);
  const lesson = (time: string, subject: string) => [term, group, 'сб', time, 'все', subject];
  const sent = await tables.sent('lessons', [
    ['Семестр', 'Группа', 'День', 'Время', 'Недели', 'Предмет'],
    lesson('20:00–20:30', 'Проба'),
    lesson('21.00', 'Без конца'),
    lesson('вечером', 'Без времени'),
  ]);
  expect(await tables.check(sent)).toMatchObject({
    changes: [{ name: `Проба, ${group}, 20:00–20:30` }],
    faults: [
      { row: 3, field: 'time', column: 3, reason: 'required' },
      { row: 4, field: 'time', column: 3, reason: 'format' },
    ],
  });
});
