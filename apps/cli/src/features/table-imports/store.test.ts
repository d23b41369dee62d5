import { describe, expect, it } from 'vitest';
import { administratorServer } from '../../../test/administrator.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';
import type { World } from '../../../test/run.fixture.ts';
import { fault, table } from '../../../test/table-import.fixture.ts';

const one = 'GET /admin/table-imports/12';
const tried = 'POST /admin/table-imports/12/check';
const store = 'POST /admin/table-imports/12/apply';
const takeBack = 'POST /admin/table-imports/12/undo';

const { counts } = table();
const changes = [
  {
    row: 2,
    cell: null,
    event: 'create',
    name: 'Новиков П. И.',
    fields: [
      { field: 'lastName', from: null, to: 'Новиков' },
      { field: 'subgroup', from: null, to: null },
    ],
  },
  {
    row: 3,
    cell: null,
    event: 'update',
    name: 'Новикова А.',
    fields: [{ field: 'subgroup', from: '1', to: '2' }],
  },
];
const outcome = (more: object = {}) => ({
  counts: { created: 1, updated: 1, unchanged: 1, faulty: 0 },
  faults: [],
  faultCount: 0,
  nameChanges: 0,
  changes,
  ...more,
});

const { ask, askUnknown, answer, requests } = administratorServer({
  [one]: ok(table()),
  [tried]: ok(outcome()),
  [store]: {},
  [takeBack]: {},
});

const call = (argv: readonly string[], world?: World) => ask(['table-import', ...argv], world);
const inRussian = { env: { SEMESTR_LANG: 'ru' } };
const sent = (line: string): unknown[] =>
  requests()
    .filter((request) => request.line === line)
    .map(({ body }) => body);

describe('semestr admin table-import check', () => {
  it('table imports: check shows the changes and the next step', async () => {
    const { code, out, err } = await call(['check', '12'], inRussian);
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "строка  что будет  запись         поля
           2  добавится  Новиков П. И.  Фамилия: Новиков
           3  изменится  Новикова А.    Подгруппа: 1 → 2
      "
    `);
    expect(err).toMatchInlineSnapshot(`
      "Не загружаются столбцы: Рождение, столбец D.
      Новые записи не добавятся, потому что нет столбцов: Дата рождения.
      Добавится: 1, изменится: 1, без изменений: 1, с ошибками: 0.
      Загрузить: semestr admin table-import apply 12
      "
    `);
    expect(sent(tried)).toEqual([{ columns: { cardNumber: 0, lastName: 1 } }]);
    expect(JSON.parse((await call(['check', '12', '--json'])).out)).toEqual(outcome());
  });

  it('table imports: check does not report missing columns that a full name replaces', async () => {
    const [card, , ...others] = table().fields;
    const whole = { field: 'fullName', title: 'ФИО', form: 'текст', need: 'none', note: null };
    const lastName = { ...whole, field: 'lastName', title: 'Фамилия', need: 'key', insteadOf: [] };
    const fields = [card, { ...whole, insteadOf: ['lastName'] }, lastName, ...others];
    answer(one, ok(table({ fields, columns: { cardNumber: 0, fullName: 1, birthDate: 2 } })));
    const { code, err } = await call(['check', '12'], inRussian);
    expect(code).toBe(0);
    expect(err).not.toContain('Новые записи не добавятся');
  });

  it('table imports: check reports faults by row and column, and exits with 1', async () => {
    const faults = [
      fault(),
      fault({ row: 4, field: 'birthDate', column: 2, value: 'завтра', reason: 'format' }),
      fault({ row: 5, field: 'subgroup', column: null, reason: 'required' }),
      fault({ row: 6, field: null, column: null, reason: 'repeated', about: '2' }),
      fault({ row: 7, field: null, column: null, reason: 'busy' }),
    ];
    answer(tried, ok(outcome({ counts: { ...outcome().counts, faulty: 9 }, faults, faultCount: 250 })));
    const { code, out, err } = await call(['check', '12'], inRussian);
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "строка  столбец     значение  что не так
           3  Фамилия               заполните ячейку
           4  Рождение    завтра    запишите иначе: ДД.ММ.ГГГГ
           5  Подгруппа             заполните ячейку
           6  вся строка            то же, что в строке 2
           7  вся строка            запись изменили одновременно с загрузкой: загрузите строку снова
      "
    `);
    expect(err).toContain('Показаны первые 5 из 250 ошибок.\n');
    expect(err).toContain('Добавится: 1, изменится: 1, без изменений: 1, с ошибками: 9.\n');
    expect(err).not.toContain('table-import apply');
    expect((await call(['check', '12', '--csv'])).out).toContain(
      'row,column,value,reason\r\n3,Фамилия,,fill in the cell\r\n',
    );
  });

  it('table imports: check assigns columns by title, letter or field, and ignores others', async () => {
    const columns = [
      '--column',
      'рождение=birthdate',
      '--column',
      'D=Подгруппа',
      '--column',
      '№ зачётки=lastName',
    ];
    await call(['check', '12', ...columns, '--column', 'Фамилия=cardNumber']);
    await call(['check', '12', '--column', 'Фамилия=']);
    expect(sent(tried)).toEqual([
      { columns: { birthDate: 2, subgroup: 3, lastName: 0, cardNumber: 1 } },
      { columns: { cardNumber: 0 } },
    ]);
  });

  it.each([
    ['Имя=lastName', 'The file has no column "Имя". Choose from: № зачётки, Фамилия, Рождение'],
    ['E=lastName', 'The file has no column "E".'],
    ['Рождение=born', 'There is no field "born". Choose from: cardNumber, lastName, birthDate, subgroup'],
    ['Рождение', 'Write "column=field", not "Рождение".'],
    [
      '№ зачётки=',
      'These columns were not found: Студенческий билет (cardNumber). Name them: --column "title of the column=cardNumber"',
    ],
  ])('table imports: check rejects --column %s before a request is sent', async (column, sentence) => {
    const { code, err } = await call(['check', '12', '--column', column]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(sent(tried)).toEqual([]);
  });

  it('table imports: check reports that many names would change, and how to confirm it', async () => {
    answer(tried, ok(outcome({ nameChanges: 39 })));
    expect((await call(['check', '12'])).err).toContain(
      '39 people will get another last name, first name or patronymic. If this is intended, store the file with --change-names\n',
    );
  });

  it('table imports: check reports a completed file', async () => {
    answer(tried, { status: 409 });
    expect(await call(['check', '12'])).toMatchObject({ code: 1, out: '' });
  });
});

describe('semestr admin table-import apply', () => {
  const running = table({ state: 'running', progress: 1 });
  const done = table({ state: 'done', progress: 3, counts: { ...counts, created: 2, unchanged: 1 } });

  it('table imports: apply stores the rows and waits for completion', async () => {
    answer(one, ok(table()), ok(running), ok({ ...running, progress: 2 }), ok(done));
    const { code, out, err } = await call(['apply', '12'], inRussian);
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "№              12
      файл           students.xlsx
      вид            студенты
      кто            Администратор
      когда          2026-11-25 09:30
      состояние      загружен
      строк          3
      названия       лист 1, строка 1
      добавлено      2
      без изменений  1
      "
    `);
    expect(err).toMatchInlineSnapshot(`
      "загружено строк: 1 из 3
      загружено строк: 2 из 3
      Не загружаются столбцы: Рождение, столбец D.
      Загрузка завершена. Отменить: semestr admin table-import undo 12
      "
    `);
    expect(sent(store)).toEqual([{ columns: { cardNumber: 0, lastName: 1 }, leaveOutFaulty: false }]);
  });

  it('table imports: check and apply name a column that only identifies a record', async () => {
    const [card, ...fields] = table().fields;
    const only = { fields: [{ ...card, note: 'Used to find the student.' }, ...fields] };
    const sentence = 'The column "№ зачётки" is not stored. Used to find the student.\n';
    answer(one, ok(table(only)));
    expect((await call(['check', '12'])).err).toContain(sentence);
    answer(one, ok(table(only)), ok({ ...done, ...only }));
    expect((await call(['apply', '12'])).err).toContain(sentence);
  });

  const renaming = { status: 409, body: { reason: 'table-import-names', names: 39 } };

  it('table imports: apply without a terminal changes many names only with --change-names', async () => {
    answer(store, renaming);
    const { code, err } = await call(['apply', '12']);
    expect(code).toBe(1);
    expect(err).toContain('39 people will get another last name');
    expect(err).toContain('--change-names');
    expect(sent(store)).toHaveLength(1);
    answer(store, {});
    answer(one, ok(table()), ok(done));
    expect((await call(['apply', '12', '--change-names'])).code).toBe(0);
    expect(sent(store).at(-1)).toEqual({
      columns: { cardNumber: 0, lastName: 1 },
      leaveOutFaulty: false,
      changesNames: true,
    });
  });

  it.each([
    ['да', 0],
    ['no', 1],
  ])('table imports: apply at a terminal confirms many names, answer "%s"', async (typed, expected) => {
    answer(store, renaming, {});
    answer(one, ok(table()), ok(done));
    const { code, err } = await call(['apply', '12'], { typed: ['Admin-2026!', typed] });
    expect(code).toBe(expected);
    expect(err).toContain('39 people will get another last name');
    expect(sent(store)).toHaveLength(2 - expected);
  });

  it('table imports: apply prints the final state with --json', async () => {
    answer(one, ok(table()), ok(done));
    expect(JSON.parse((await call(['apply', '12', '--json'])).out)).toEqual(done);
  });

  it('table imports: apply exits with 1 when nothing is stored because rows are invalid', async () => {
    answer(one, ok(table()), ok(running), ok(table({ faults: [fault()] })));
    const { code, out, err } = await call(['apply', '12']);
    expect(code).toBe(1);
    expect(out).toContain('  3  Фамилия         fill in the cell');
    expect(err).toContain('Nothing is stored: some rows have errors.');
  });

  it('table imports: apply skips invalid rows when requested, and names them', async () => {
    answer(
      one,
      ok(table()),
      ok({ ...done, faults: [fault()], counts: { ...counts, created: 2, faulty: 1 } }),
    );
    const { code, out } = await call(['apply', '12', '--leave-out-faulty', '--column', 'Рождение=birthDate']);
    expect(code).toBe(0);
    expect(out).toContain('fill in the cell');
    expect(sent(store)).toEqual([
      { columns: { cardNumber: 0, lastName: 1, birthDate: 2 }, leaveOutFaulty: true },
    ]);
  });

  it('table imports: apply reports that it stopped, and how to resume', async () => {
    answer(one, ok(table()), ok(table({ state: 'stopped', progress: 2 })));
    const { code, err } = await call(['apply', '12']);
    expect(code).toBe(1);
    expect(err).toContain('The import stopped. Continue with: semestr admin table-import apply 12\n');
  });

  it('table imports: apply reports the other final states', async () => {
    answer(one, ok(table()), ok(table({ state: 'undone' })));
    expect(await call(['apply', '12'])).toMatchObject({ code: 1, err: 'File 12: undone.\n' });
  });

  it('table imports: apply changes nothing with --dry-run, and does not wait', async () => {
    const { out } = await call(['apply', '12', '--dry-run']);
    expect(JSON.parse(out)).toMatchObject({ path: '/api/v1/admin/table-imports/12/apply' });
    expect(requests().map(({ line }) => line)).toEqual([one]);
  });

  it('table imports: apply reports that the file is already being stored', async () => {
    answer(store, { status: 409, body: { reason: 'table-import-busy' } });
    expect(await call(['apply', '12'])).toEqual({
      code: 1,
      out: '',
      err: 'This table is already being stored or undone.\n',
    });
  });

  it('table imports: apply requires an administrator', async () => {
    expect((await askUnknown(['table-import', 'apply', '12'])).code).toBe(4);
  });
});

describe('semestr admin table-import undo', () => {
  const stored = table({ state: 'done', counts: { ...counts, created: 2, updated: 1 } });
  const undone = { ...stored, state: 'undone' };

  it('table imports: undo reverts what was stored with --yes, and waits for completion', async () => {
    answer(one, ok({ ...stored, state: 'undoing', counts: { ...stored.counts, undone: 2 } }), ok(undone));
    const { code, out, err } = await call(['undo', '12', '--yes'], inRussian);
    expect({ code, out, err }).toEqual({
      code: 0,
      out: '',
      err: 'отменено записей: 2 из 3\nЗагрузка отменена.\n',
    });
    expect(sent(takeBack)).toHaveLength(1);
    expect(JSON.parse((await call(['undo', '12', '--yes', '--json'])).out)).toEqual(undone);
  });

  it('table imports: undo names the records that remain and why, and exits with 1', async () => {
    answer(one, ok({ ...undone, left: [{ row: 3, reason: 'record-in-use' }] }));
    const { code, out, err } = await call(['undo', '12', '--yes']);
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "row  reason
        3  The record cannot be deleted: other records refer to it.
      "
    `);
    expect(err).toContain('Not undone, because they were');
  });

  it.each([
    ['да', 0],
    ['no', 1],
  ])(
    'table imports: undo shows at a terminal what was stored, and handles the answer "%s"',
    async (typed, expected) => {
      answer(one, ok(stored), ok(undone));
      const { code, err } = await call(['undo', '12'], { typed: ['Admin-2026!', typed] });
      expect(code).toBe(expected);
      expect(err).toContain('students.xlsx: 2 added, 1 changed\n');
      expect(sent(takeBack)).toHaveLength(1 - expected);
    },
  );

  it('table imports: undo requires --yes without a terminal, and changes nothing with --dry-run', async () => {
    expect((await call(['undo', '12'])).code).toBe(2);
    const { out } = await call(['undo', '12', '--dry-run']);
    expect(JSON.parse(out)).toEqual({ method: 'POST', path: '/api/v1/admin/table-imports/12/undo' });
    expect(sent(takeBack)).toEqual([]);
  });
});
