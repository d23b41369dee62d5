import type { TableImport } from '@semestr/api/table-imports';
import { localDate } from '@semestr/core/dates';
import { shortName } from '@semestr/core/display';
import { roomLabel } from '@semestr/core/room-names';
import { termAfter, termCode } from '@semestr/core/term';
import { and, desc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW, startTestServer, type TestServer } from '../../../test/server.ts';
import { csv, importing } from '../../../test/table-imports.ts';
import { workbookOf } from '../../../test/workbook.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { employees } from '../../db/tables/employees.ts';
import { groups } from '../../db/tables/groups.ts';
import { lessons } from '../../db/tables/lessons.ts';
import { buildings, rooms } from '../../db/tables/rooms.ts';

let server: TestServer;
let tables: ReturnType<typeof importing>;
let [first, second, teacher, room] = ['', '', '', ''];
/** The next term, from which all lessons are removed. */
const term = termAfter(termCode(localDate(new Date(NOW))), 1);
const [year] = term.split('-').map(Number);
const season = term.endsWith('autumn') ? 'осенний' : 'весенний';

beforeAll(async () => {
  server = await startTestServer();
  await server.db.delete(lessons).where(eq(lessons.term, term));
  tables = importing(await server.client('admin'));
  const [one, other] = await server.db.select().from(groups).orderBy(desc(groups.id)).limit(2);
  const [person] = await server.db.select().from(employees).limit(1);
  const [place] = await server.db
    .select({ name: rooms.name, building: buildings.name })
    .from(rooms)
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .limit(1);
  if (!one || !other || !person || !place) throw new Error('The demo has groups, employees and rooms');
  [first, second, teacher, room] = [
    one.name,
    other.name,
    shortName(person),
    roomLabel(place.name, place.building),
  ];
});
afterAll(() => server.close());

const title = () => `Расписание занятий на ${season} семестр ${year}/${Number(year) + 1} учебного года`;
const grid = (head = title()) => [
  [head],
  ['День', 'Пара', first, second],
  ['Пн', '1', `Высшая математика (лк) ${teacher} ауд. ${room}`, ''],
  ['', '2', 'Физика (пз) чис.', 'Химия (пз)\nНеизвестный Н.Н.'],
  ['Вт', '1', '2-16 нед. История', '???'],
  ['Декан', '', '________'],
];
const merged = ['A1:D1', 'C3:D3', 'A3:A4'];

const send = (rows: readonly (readonly string[])[], merges = merged) =>
  tables.send('lessons', workbookOf([{ rows, merged: merges }]), 'расписание.xlsx');

const stored = () => server.db.select().from(lessons).where(eq(lessons.term, term)).orderBy(lessons.id);

const faultsOf = async (sent: TableImport) =>
  (await tables.check(sent)).faults.map(({ cell, field, reason, value }) => [cell, field, reason, value]);

describe('table imports: timetable grid', () => {
  it('table imports: a timetable is read, previewed, stored without its invalid cells, and undone', async () => {
    const sent = await send(grid());
    expect(sent).toMatchObject({
      rows: 5,
      place: null,
      hasSheets: true,
      grid: { term, others: 1, assumed: 0 },
    });
    const { lessons: rows, others } = await tables.grid(sent.id);
    expect(rows[0]).toMatchObject({
      row: 2,
      cell: 'C3',
      values: { term, groups: `${first}, ${second}`, day: 'понедельник', type: 'ЛК', rooms: room },
    });
    expect(others).toEqual([{ cell: 'A6', text: 'Декан' }]);
    expect(await faultsOf(sent)).toEqual([
      ['D4', 'employees', 'unknown', 'Неизвестный Н.Н.'],
      ['D5', 'subject', 'required', ''],
    ]);
    const { changes } = await tables.check(sent);
    expect(changes.map(({ cell }) => cell)).toEqual(['C3', 'C4', 'C5']);
    expect(await tables.apply(sent, true)).toMatchObject({
      state: 'done',
      counts: { created: 3, faulty: 2 },
    });
    expect(await stored()).toMatchObject([
      { subject: 'Высшая математика', day: 1, weeks: null, startTime: '09:00', rooms: [room] },
      { subject: 'Физика', day: 1, weeks: [1, 3], startTime: '10:35' },
      { subject: 'История', day: 2, weeks: null, startDate: expect.any(String), endDate: expect.any(String) },
    ]);
    expect((await tables.check(await send(grid()))).counts).toMatchObject({ unchanged: 3, faulty: 2 });
    expect(await tables.undo(sent.id)).toMatchObject({ state: 'undone', counts: { undone: 3 } });
    expect(await stored()).toEqual([]);
  });

  it('table imports: the term of a timetable that names none can be chosen, and the file is read again', async () => {
    const sent = await send(grid('Расписание занятий'));
    expect(sent.grid).toMatchObject({ term: null });
    expect((await faultsOf(sent))[0]).toEqual(['C3', 'term', 'required', '']);
    const again = await tables.read(sent.id, { place: null, term });
    expect(again).toMatchObject({ id: sent.id, isChosen: false, grid: { term } });
    expect((await tables.check(again)).counts).toMatchObject({ created: 3, faulty: 2 });
  });

  it('table imports: a timetable in a text file is recognised, whatever its delimiter', async () => {
    for (const delimiter of [';', ',', '\t']) {
      const sent = await tables.send('lessons', csv(grid(), delimiter), 'расписание.csv');
      expect(sent).toMatchObject({ grid: { term, others: 1 }, rows: 5 });
    }
  });

  it('table imports: the full name of a discipline in the plan becomes its abbreviation, without a second lesson', async () => {
    const [planned] = await server.db
      .select({ abbrev: disciplines.abbrev, name: disciplines.name })
      .from(disciplines)
      .innerJoin(groups, eq(groups.specialityId, disciplines.specialityId))
      .where(and(eq(groups.name, first), ne(disciplines.name, disciplines.abbrev)))
      .orderBy(disciplines.id)
      .limit(1);
    if (!planned) throw new Error('The group has a plan');
    const sendFriday = (subject: string) =>
      send(
        [[title()], ['День', 'Пара', first], ['Чт', '1', 'Физика (пз)'], ['Пт', '1', `${subject} (лк)`]],
        [],
      );
    const sent = await sendFriday(planned.name);
    await tables.check(sent);
    await tables.apply(sent, true);
    expect(await stored()).toMatchObject([
      { subject: 'Физика' },
      { subject: planned.abbrev, subjectFull: planned.name },
    ]);
    const counts = async (subject: string) => (await tables.check(await sendFriday(subject))).counts;
    expect(await counts(planned.name)).toMatchObject({ created: 0, unchanged: 2 });
    expect(await counts(planned.abbrev)).toMatchObject({ created: 0, unchanged: 2 });
    await tables.undo(sent.id);
  });

  it('table imports: a list of lessons is not read as a timetable, nor is a file of another kind', async () => {
    const head = ['Семестр', 'Группы', 'День', 'Начало', 'Окончание', 'Предмет'];
    const list = await tables.sent('lessons', [head, [term, first, 'пн', '09:00', '10:20', 'Физика']]);
    expect(list).toMatchObject({ grid: null, place: { sheet: 0, row: 1 } });
    await expect(tables.grid(list.id)).rejects.toMatchObject({ status: 409 });
    expect(await tables.sent('students', grid())).toMatchObject({ grid: null });
  });
});

describe('table imports: chosen header', () => {
  it('table imports: an unknown header can be chosen from the first rows of any sheet, without another upload', async () => {
    const notes = [['Черновик'], ['без таблицы']];
    const rows = [['Кафедра'], ['Шифр', 'Кто'], ['99870001', 'Первый Пётр'], ['99870002', 'Вторая Анна']];
    const sent = await tables.send('students', workbookOf([{ rows: notes }, { rows }]), 'список.xlsx');
    expect(sent).toMatchObject({ head: ['Черновик'], place: { sheet: 0, row: 1 } });
    expect(await tables.sheets(sent.id)).toEqual({
      sheets: [
        { name: 'Лист1', rows: notes },
        { name: 'Лист2', rows },
      ],
    });
    const withHeader = await tables.read(sent.id, { place: { sheet: 1, row: 2 }, term: null });
    expect(withHeader).toMatchObject({ head: rows[1], rows: 2, place: { sheet: 1, row: 2 } });
    const columns = { cardNumber: 0, fullName: 1 };
    expect((await tables.check({ ...withHeader, columns })).faults[0]).toMatchObject({ row: 3 });
    for (const place of [
      { sheet: 1, row: 4 },
      { sheet: 2, row: 1 },
      { sheet: 1, row: 50 },
    ])
      await expect(tables.read(sent.id, { place, term: null })).rejects.toMatchObject({ status: 400 });
    expect(await tables.read(sent.id, { place: null, term: null })).toMatchObject({ head: ['Черновик'] });
  });
});
