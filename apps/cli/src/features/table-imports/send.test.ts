import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { administratorServer } from '../../../test/administrator.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';
import { fault, table } from '../../../test/table-import.fixture.ts';
import { temporaryFolder } from '../../../test/temporary.fixture.ts';

const post = 'POST /admin/table-imports';
const list = 'GET /admin/table-imports?range=[0,999]';
const rest = 'GET /admin/table-imports?range=[1,1000]';
const one = 'GET /admin/table-imports/12';
const { counts } = table();
const inList = {
  id: 12,
  kind: 'students',
  fileName: 'students.xlsx',
  state: 'done',
  rows: 3,
  progress: 3,
  counts: { ...counts, created: 2, faulty: 1 },
  by: null,
  createdAt: '2026-11-25T06:30:00.000Z',
  finishedAt: null,
};

const { ask, askUnknown, answer, requests } = administratorServer({
  [post]: ok(table()),
  [list]: ok({ items: [inList], total: 1 }),
  'GET /admin/table-imports?filter={"kind":"marks"}&range=[25,49]': ok({ items: [inList], total: 26 }),
  [rest]: ok({ items: [], total: 1 }),
  [one]: ok(table()),
});

const folder = temporaryFolder();
const inRussian = { env: { SEMESTR_LANG: 'ru' } };
const send = async (name = 'students.csv', argv: readonly string[] = []) => {
  await writeFile(join(folder(), 'students.csv'), '№ зачётки;Фамилия\n1;Новиков\n');
  return ask(['table-import', 'send', 'students', name, ...argv], { cwd: folder() });
};

describe('semestr admin table-import send', () => {
  it('table imports: send uploads the file unchanged, and shows how its columns were interpreted', async () => {
    await writeFile(join(folder(), 'students.csv'), '№ зачётки;Фамилия\n1;Новиков\n');
    const { code, out, err } = await ask(['table-import', 'send', 'students', 'students.csv'], {
      ...inRussian,
      cwd: folder(),
    });
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "№          12
      файл       students.xlsx
      вид        студенты
      кто        Администратор
      когда      2026-11-25 09:30
      состояние  не загружен
      строк      3
      названия   лист 1, строка 1

      поле        что это             нужно      столбец    пример
      cardNumber  Студенческий билет  всегда     № зачётки  52850001
      lastName    Фамилия             для новых  Фамилия    Новиков
      birthDate   Дата рождения       для новых
      subgroup    Подгруппа
      "
    `);
    expect(err).toMatchInlineSnapshot(`
      "Не загружаются столбцы: Рождение, столбец D.
      Новые записи не добавятся, потому что нет столбцов: Дата рождения.
      Файл прочитан, ничего не загружено. Проверить: semestr admin table-import check 12
      "
    `);
    expect(requests()).toEqual([
      {
        line: post,
        body: {
          kind: 'students',
          file: { name: 'students.csv', type: 'text/csv', content: '№ зачётки;Фамилия\n1;Новиков\n' },
        },
      },
    ]);
    expect(JSON.parse((await send('students.csv', ['--json'])).out)).toEqual(table());
  });

  it('table imports: send --dry-run sends nothing, and prints no bytes', async () => {
    const { code, out } = await send('students.csv', ['--dry-run']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      method: 'POST',
      path: '/api/v1/admin/table-imports',
      body: { kind: 'students', file: { name: 'students.csv', type: 'text/csv', bytes: 51 } },
    });
    expect(requests()).toEqual([]);
  });

  it.each([
    ['required', 'The file has no rows below the header.'],
    ['format', 'The file cannot be read: save the table as .xlsx or .csv.'],
    ['too-big', 'The file has more than 5000 rows or 60 columns: split it.'],
  ])('table imports: send explains why a file was rejected: %s', async (reason, sentence) => {
    answer(post, { status: 400, body: { fields: [{ field: 'file', reason }] } });
    expect(await send()).toEqual({ code: 1, out: '', err: `${sentence}\n` });
  });

  it('table imports: send reports any other failure, and a missing file', async () => {
    answer(post, { status: 500 });
    expect(await send()).toMatchObject({ code: 1, out: '' });
    expect((await send('none.xlsx')).err).toContain('Could not read the file');
  });

  it('table imports: send rejects a file that is too large', async () => {
    await writeFile(join(folder(), 'large.xlsx'), Buffer.alloc(5 * 1024 * 1024 + 1));
    const { code, err } = await send('large.xlsx');
    expect(code).toBe(1);
    expect(err.replaceAll('\u00a0', ' ')).toContain('The file is larger than 5 MB: split it.');
    expect(requests()).toEqual([]);
  });

  it('table imports: send rejects an unknown type', async () => {
    const { code, err } = await ask(['table-import', 'send', 'cats', 'students.csv']);
    expect(code).toBe(2);
    expect(err).toContain('kind: write students, groups,');
  });
});

describe('semestr admin table-import list', () => {
  it('table imports: list shows the uploaded files', async () => {
    const { code, out, err } = await ask(['table-import', 'list'], inRussian);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      " №  файл           вид       кто  когда             состояние  строк  добавлено  изменено  без изменений  с ошибками  отменено
      12  students.xlsx  студенты       2026-11-25 09:30  загружен       3          2         0              0           1         0
      "
    `);
    expect((await ask(['table-import', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "id,file,kind,by,at,state,rows,created,updated,unchanged,faulty,undone
      12,students.xlsx,students,,2026-11-25 09:30,stored,3,2,0,0,1,0
      "
    `);
    expect(JSON.parse((await ask(['table-import', 'list', '--json'])).out)).toEqual([inList]);
  });

  it('table imports: list shows every file when there is no terminal', async () => {
    answer(list, ok({ items: [inList], total: 2 }));
    answer(rest, ok({ items: [{ ...inList, id: 7 }], total: 2 }));
    expect(JSON.parse((await ask(['table-import', 'list', '--json'])).out)).toMatchObject([
      { id: 12 },
      { id: 7 },
    ]);
  });

  it('table imports: list can be filtered by type and paginated', async () => {
    const { err } = await ask(['table-import', 'list', '--kind', 'marks', '--page', '2']);
    expect(err).toBe('Page 2 of 2, 26 rows in all. Other pages: --page NUMBER\n');
  });

  it('table imports: list reports that there are none, and requires an administrator', async () => {
    answer(list, ok({ items: [], total: 0 }));
    expect((await ask(['table-import', 'list'])).err).toBe('No tables have been sent yet.\n');
    expect((await askUnknown(['table-import', 'list'])).code).toBe(4);
  });
});

describe('semestr admin table-import show', () => {
  it('table imports: show prints the progress, the faults and the remaining records of a file', async () => {
    const faulty = { faults: [fault()], left: [{ row: 2, reason: 'undo-changed' }] };
    answer(one, ok(table({ ...inList, state: 'undone', ...faulty })));
    const { code, out, err } = await ask(['table-import', 'show', '12'], inRussian);
    expect(code).toBe(0);
    expect(out.replaceAll('\u00a0', ' ')).toMatchInlineSnapshot(`
      "№           12
      файл        students.xlsx
      вид         студенты
      когда       2026-11-25 09:30
      состояние   отменён
      строк       3
      названия    лист 1, строка 1
      добавлено   2
      с ошибками  1

      строка  столбец  значение  что не так
           3  Фамилия            заполните ячейку

      строка  почему осталась
           2  Отменить нельзя: запись с тех пор изменили. Сначала отмените более поздние изменения.
      "
    `);
    expect(err).toBe('Остались как есть, потому что их с тех пор изменили или использовали:\n');
  });

  it('table imports: show names unused columns while they can still be assigned', async () => {
    const { out, err } = await ask(['table-import', 'show', '12']);
    expect(out).toMatch(/^subgroup {2,}Подгруппа$/m);
    expect(err).toBe(
      'Skipped columns: Рождение, column D.\nNew records cannot be added without columns for: Дата рождения.\n',
    );
    expect(JSON.parse((await ask(['table-import', 'show', '12', '--json'])).out)).toEqual(table());
  });

  it('table imports: show reports an unknown file', async () => {
    answer(one, { status: 404 });
    expect(await ask(['table-import', 'show', '12'])).toEqual({
      code: 1,
      out: '',
      err: 'There is no such record.\n',
    });
  });
});
