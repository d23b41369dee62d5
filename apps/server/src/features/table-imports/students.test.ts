import { resources } from '@semestr/api/contract';
import * as students from '@semestr/api/students';
import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { findMismatches } from '../../../test/enrolments.ts';
import { importing } from '../../../test/table-imports.ts';
import { enrolments } from '../../db/tables/enrolments.ts';
import { groups } from '../../db/tables/groups.ts';
import { students as studentTable } from '../../db/tables/students.ts';

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

const head = ['№ п/п', 'Номер билета', 'Фамилия', 'Имя', 'Отчество', 'Дата рождения', 'Группа', 'Староста'];
const row = (card: string, changes: Partial<Record<number, string>> = {}) =>
  ['—', card, 'Новиков', 'Пётр', 'Ильич', '29.02.2008', group, 'нет'].map((cell, at) => changes[at] ?? cell);

const byCard = async (q: string) =>
  (await admin.call(students.list, { query: { filter: JSON.stringify({ q }) } }))[0];

describe('CNS-02 imported students', () => {
  it('table imports: students are checked, stored, stored again without effect, and undone together', async () => {
    const sent = await tables.sent('students', [head, row('99850001'), row('99850002', { 2: 'Новикова' })]);
    expect(sent).toMatchObject({
      state: 'read',
      rows: 2,
      progress: 0,
      head,
      columns: { cardNumber: 1, lastName: 2, birthDate: 5, group: 6, isGroupHead: 7 },
    });
    expect(await tables.check(sent)).toMatchObject({
      counts: { created: 2, updated: 0, unchanged: 0, faulty: 0 },
      faults: [],
      changes: [
        {
          row: 2,
          event: 'create',
          name: 'Новиков Пётр Ильич',
          fields: expect.arrayContaining([
            { field: 'birthDate', from: null, to: '29.02.2008' },
            { field: 'group', from: null, to: group },
          ]),
        },
        { row: 3, event: 'create', name: 'Новикова Пётр Ильич' },
      ],
    });
    expect(await byCard('99850001')).toBeUndefined();

    const done = await tables.apply(sent);
    expect(done).toMatchObject({ state: 'done', progress: 2, counts: { created: 2, undone: 0 } });
    expect(await byCard('99850002')).toMatchObject({ lastName: 'Новикова', groupName: group });
    expect(done.records.map(({ row: at }) => at)).toEqual([2, 3]);

    const again = await tables.sent('students', [
      head,
      row('99850001'),
      row('99850002', { 2: 'Новикова', 3: 'Анна', 4: '' }),
    ]);
    expect(await tables.check(again)).toMatchObject({
      counts: { created: 0, updated: 1, unchanged: 1, faulty: 0 },
      // The empty cell does not change the middle name.
      changes: [{ row: 3, event: 'update', fields: [{ field: 'firstName', from: 'Пётр', to: 'Анна' }] }],
    });
    await tables.apply(again);
    expect(await byCard('99850002')).toMatchObject({ firstName: 'Анна', middleName: 'Ильич' });

    expect(await tables.undo(again.id)).toMatchObject({ state: 'undone', counts: { undone: 1 }, left: [] });
    expect(await byCard('99850002')).toMatchObject({ firstName: 'Пётр' });
    expect(await tables.undo(sent.id)).toMatchObject({ state: 'undone', counts: { created: 2, undone: 2 } });
    expect(await byCard('99850001')).toBeUndefined();
  });

  it('table imports: changing the group is a transfer as of today, and undoing the import restores the days', async () => {
    const sent = await tables.sent('students', [head, row('99850061')]);
    await tables.apply(sent);
    const student = await byCard('99850061');
    const days = async () =>
      (
        await server.db
          .select()
          .from(enrolments)
          .where(eq(enrolments.studentId, student?.id ?? 0))
          .orderBy(asc(enrolments.from))
      ).map(({ from, to }) => [from, to]);
    expect(await days()).toEqual([['2026-08-31', null]]);
    const [other] = await server.db.select().from(groups).orderBy(asc(groups.id)).limit(1);
    const moving = await tables.sent('students', [head, row('99850061', { 6: other?.name ?? '' })]);
    await tables.apply(moving);
    expect(await byCard('99850061')).toMatchObject({ groupName: other?.name });
    expect(await days()).toEqual([
      ['2026-08-31', '2026-11-20'],
      ['2026-11-20', null],
    ]);
    expect(await findMismatches(server.db)).toEqual([]);
    expect(await tables.undo(moving.id)).toMatchObject({ state: 'undone', left: [] });
    expect(await days()).toEqual([['2026-08-31', null]]);
    expect(await findMismatches(server.db)).toEqual([]);
    expect(await tables.undo(sent.id)).toMatchObject({ state: 'undone', left: [] });
  });

  it('table imports: invalid students are not stored, and each fault has row, column and reason', async () => {
    const headed = await server.db.select().from(studentTable);
    const ofHead = headed.find(({ isGroupHead }) => isGroupHead);
    const all = await admin.call(resources.groups.list, { query: { range: '[0,999]' } });
    const groupOfHead = all.find(({ id }) => id === ofHead?.groupId)?.name ?? '';
    const sent = await tables.sent('students', [
      head,
      row('99850011'),
      row('99850012', { 5: '31.02.2008' }),
      row('99850013', { 6: 'нет такой' }),
      row('', {}),
      row('99850011', { 2: 'Другой' }),
      row('99850015', { 5: '01.01.2108' }),
      row('99850016', { 2: '' }),
      row('99850017', { 6: groupOfHead, 7: 'да' }),
      row('билет', {}),
    ]);
    const checked = await tables.check(sent);
    expect(checked.counts).toEqual({ created: 1, updated: 0, unchanged: 0, faulty: 8 });
    expect(checked.faultCount).toBe(8);
    expect(checked.faults).toMatchObject([
      { row: 3, field: 'birthDate', column: 5, value: '31.02.2008', reason: 'format' },
      { row: 4, field: 'group', column: 6, value: 'нет такой', reason: 'unknown' },
      { row: 5, field: 'cardNumber', column: 1, value: '', reason: 'required' },
      { row: 6, field: 'cardNumber', reason: 'repeated', about: '2' },
      { row: 7, field: 'birthDate', reason: 'too-big' },
      { row: 8, field: 'lastName', value: '', reason: 'required' },
      {
        row: 9,
        field: 'isGroupHead',
        reason: 'group-has-head',
        about: expect.stringContaining(ofHead?.lastName ?? ''),
      },
      { row: 10, field: 'cardNumber', reason: 'format' },
    ]);

    expect(await tables.apply(sent)).toMatchObject({
      state: 'read',
      progress: 0,
      faults: checked.faults,
      counts: { created: 0, faulty: 0 },
    });
    expect(await byCard('99850011')).toBeUndefined();

    expect(await tables.apply(sent, true)).toMatchObject({
      state: 'done',
      faults: checked.faults,
      counts: { created: 1, faulty: 8 },
    });
    expect(await byCard('99850011')).toMatchObject({ lastName: 'Новиков' });
  });

  it('table imports: an undo keeps students that have been changed since', async () => {
    const sent = await tables.sent('students', [head, row('99850021'), row('99850022')]);
    await tables.apply(sent);
    const changed = await byCard('99850021');
    if (!changed) throw new Error('The student was stored');
    const {
      id,
      subgroup: _of,
      groupName: _g,
      facultyAbbrev: _f,
      specialityName: _s,
      course: _c,
      ...body
    } = changed;
    await admin.call(students.update, {
      params: { id: String(id) },
      body: { ...body, birthDate: body.birthDate ?? '', subgroup: 1, lastName: 'Другой' },
    });
    expect(await tables.undo(sent.id)).toMatchObject({
      state: 'undone',
      counts: { created: 2, undone: 1 },
      left: [{ row: 2, reason: 'undo-changed' }],
    });
    expect(await byCard('99850021')).toMatchObject({ lastName: 'Другой' });
    expect(await byCard('99850022')).toBeUndefined();
  });
});
