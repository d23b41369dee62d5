import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { administratorServer } from '../../../test/administrator.fixture.ts';
import { group, groups, newYear, plan } from '../../../test/new-year.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';
import { temporaryFolder } from '../../../test/temporary.fixture.ts';

const read = 'GET /admin/new-year';
const { ask, askUnknown, answer, requests } = administratorServer({ [read]: ok(newYear) });

const folder = temporaryFolder();
const inRussian = { env: { SEMESTR_LANG: 'ru' } };
const show = (...argv: readonly string[]) => ask(['new-year', 'show', ...argv]);
const planned = async (...argv: readonly string[]): Promise<unknown> =>
  JSON.parse((await ask(['new-year', 'plan', ...argv])).out);

describe('semestr admin new-year show', () => {
  it('new year: show lists the progress of each step, and the year', async () => {
    const { code, out, err } = await ask(['new-year', 'show'], inRussian);
    expect({ code, err }).toEqual({ code: 0, err: 'Учебный год 2026/2027. Он начался.\n' });
    expect(out).toMatchInlineSnapshot(`
      "шаг            состояние  осталось  сделано
      семестры       сделано           0        1
      Радуница       сделать           1        0
      перевод групп  сделать           3        1
      выпуск         сделать           1        0
      новые группы   сделать           2        1
      "
    `);
    expect(JSON.parse((await show('--json')).out)).toEqual(newYear);
  });

  it.each([
    [
      'ahead',
      'Academic year 2026/2027. It has not begun: you can graduate and create groups, but move them up only',
    ],
    ['running', 'Academic year 2026/2027. It began a while ago'],
  ])('new year: show explains the stage "%s"', async (stage, sentence) => {
    answer(read, ok({ ...newYear, stage }));
    expect((await show()).err).toContain(sentence);
  });

  it('new year: show lists what happens to the groups, as a table and as CSV', async () => {
    const { out } = await ask(['new-year', 'show', 'groups'], inRussian);
    expect(out).toMatchInlineSnapshot(`
      "№  группа  специальность  курс  что будет          станет  студентов
      1  428501  ПИ                2  на следующий курс       3         24
      2  328501  ПИ                3  на следующий курс       4         24
      3  228501  ПИ                4  выпуск                            21
      4  000001  ПИ                   курс неизвестен                   24
      5  528501  ПИ                2  уже переведена          2         24
      "
    `);
    expect((await show('groups', '--csv')).out).toMatchInlineSnapshot(`
      "id,group,speciality,course,outcome,next,students
      1,428501,ПИ,2,moves up,3,24
      2,328501,ПИ,3,moves up,4,24
      3,228501,ПИ,4,graduates,,21
      4,000001,ПИ,,year not known,,24
      5,528501,ПИ,2,already moved,2,24
      "
    `);
    expect(JSON.parse((await show('groups', '--json')).out)).toEqual(groups);
  });

  it('new year: show lists the new groups and the batches', async () => {
    expect((await show('new-groups')).out).toMatchInlineSnapshot(`
      "group   after   speciality  degree
      628501  528501  ПИ               1
              528571  ПИм              2
      "
    `);
    expect((await ask(['new-year', 'show', 'batches'], inRussian)).out).toMatchInlineSnapshot(`
      " №  когда             кто            переведено  выпущено  создано  состояние
      12  2026-09-01 09:30  Администратор           1         0        1  выполнен
      "
    `);
  });

  it('new year: show reports empty lists', async () => {
    answer(read, ok({ ...newYear, groups: [], newGroups: [], batches: [] }));
    expect((await show('groups')).err).toBe('There are no groups.\n');
    expect((await show('new-groups')).err).toBe('No new groups are proposed.\n');
    expect((await show('batches')).err).toBe('Nothing has been done for this academic year yet.\n');
  });

  it('new year: show requires an administrator and rejects an unknown list', async () => {
    expect((await askUnknown(['new-year', 'show'])).code).toBe(4);
    const { code, err } = await show('terms');
    expect(code).toBe(2);
    expect(err).toContain('list: write steps, groups, ');
  });
});

describe('semestr admin new-year plan', () => {
  it('new year: plan contains the whole proposal', async () => {
    expect(await planned()).toEqual(plan);
    expect(await planned('--block-graduates')).toEqual({ ...plan, blockGraduates: true });
  });

  it('new year: plan contains the named groups that move, graduate or are created', async () => {
    const [first] = plan.moves;
    const [made] = plan.newGroups;
    const named = await planned('--group', '428501', '--group', '628501');
    expect(named).toEqual({ ...plan, moves: [first], graduates: [], newGroups: [made] });
  });

  it('new year: plan moves no group before the year begins unless it is named', async () => {
    answer(read, ok({ ...newYear, stage: 'ahead' }));
    expect(await planned()).toEqual({ ...plan, moves: [] });
    expect(await planned('--group', '428501')).toMatchObject({ moves: [{ groupId: 1 }], graduates: [] });
  });

  it('new year: plan is empty by default once the year is running', async () => {
    answer(read, ok({ ...newYear, stage: 'running' }));
    expect(await planned()).toEqual({ ...plan, moves: [], graduates: [], newGroups: [] });
    expect(await planned('--all')).toEqual(plan);
    expect(await planned('--group', '228501')).toMatchObject({ moves: [], graduates: [{ groupId: 3 }] });
  });

  it.each(['999999', '000001', '528501'])(
    'new year: plan rejects the group %s, which the proposal does not contain',
    async (name) => {
      const { code, out, err } = await ask(['new-year', 'plan', '--group', '428501', '--group', name]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(`Nothing is proposed for the group "${name}".`);
    },
  );
});

const check = 'POST /admin/new-year/check';
describe('semestr admin new-year check', () => {
  const counts = {
    moved: 2,
    graduated: 1,
    made: 2,
    movedStudents: 48,
    graduates: 21,
    blocked: 21,
    lessons: 3,
  };
  const server = administratorServer({ [read]: ok(newYear), [check]: ok({ faults: [], counts }) });
  const checked = (...argv: readonly string[]) =>
    server.ask(['new-year', 'check', ...argv], { cwd: folder() });
  const sent = () => server.requests().find(({ line }) => line === check)?.body;

  it('new year: check summarises the plan and omits what it does not affect', async () => {
    const { code, out, err } = await server.ask(['new-year', 'check'], inRussian);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "перевод на другой курс                2 группы, 48 студентов
      выпуск в архив                        1 группа, 21 студент
      новые группы                          2 группы
      блокировка выпускников                21 аккаунт
      занятия выпускных групп в расписании  3 занятия
      "
    `);
    expect(sent()).toEqual(plan);
    server.answer(check, ok({ faults: [], counts: { ...counts, moved: 0, blocked: 0, lessons: 0 } }));
    expect((await checked()).out).toMatchInlineSnapshot(`
      "graduating (archived)  1 group, 21 students
      new groups             2 groups
      "
    `);
    expect(JSON.parse((await checked('--json')).out)).toMatchObject({ faults: [], counts: { moved: 0 } });
  });

  it('new year: check reads a plan from a file, or from stdin after the password', async () => {
    const own = { ...plan, moves: [], blockGraduates: true };
    await writeFile(join(folder(), 'plan.json'), JSON.stringify(own));
    await checked('--plan', 'plan.json');
    expect(sent()).toEqual(own);
    await server.ask(['new-year', 'check', '--plan', '-'], { stdin: `Admin-2026!\n${JSON.stringify(plan)}` });
    expect(server.requests().at(-1)?.body).toEqual(plan);
  });

  it('new year: check names the faults by group, and exits with 1', async () => {
    const faults = [
      { field: 'moves.1.groupId', reason: 'stale' },
      { field: 'graduates.0.groupId', reason: 'done' },
      { field: 'newGroups.0.name', reason: 'taken' },
      { field: 'newGroups.1.name', reason: 'required' },
      { field: 'year', reason: 'year' },
    ];
    server.answer(check, ok({ faults, counts }));
    const { code, out, err } = await server.ask(['new-year', 'check'], inRussian);
    expect({ code, err }).toEqual({ code: 1, err: 'В плане ошибки, в 5 строках. Ничего не изменено.\n' });
    expect(out).toMatchInlineSnapshot(`
      "строка плана         группа         что не так
      moves.1.groupId      328501         группу успели изменить
      graduates.0.groupId  228501         с ней в этом году уже всё сделано
      newGroups.0.name     628501         такой номер уже есть, может быть, у группы в архиве
      newGroups.1.name     вместо 528571  не хватает
      year                                сейчас готовят другой учебный год
      "
    `);
    expect(JSON.parse((await checked('--json')).out)).toEqual({ faults, counts });
  });

  it.each([
    ['{"year": 2026', 2, 'Invalid JSON:'],
    [
      '{"year": "2026"}',
      1,
      'year: must be a whole number. moves: This field is required! graduates: This field is required!',
    ],
  ])('new year: check rejects the plan %s before it is sent', async (content, code, sentence) => {
    await writeFile(join(folder(), 'plan.json'), content);
    const printed = await checked('--plan', 'plan.json');
    expect(printed).toMatchObject({ code, out: '' });
    expect(printed.err).toContain(sentence);
    expect(sent()).toBeUndefined();
  });

  it('new year: check reports that there is nothing to do, or that groups must be named', async () => {
    server.answer(read, ok({ ...newYear, groups: [group({ outcome: 'moved' })], newGroups: [] }));
    expect(await checked()).toMatchObject({
      code: 2,
      err: expect.stringContaining('Everything is already done'),
    });
    server.answer(read, ok({ ...newYear, stage: 'running' }));
    expect(await checked()).toMatchObject({ code: 2, err: expect.stringContaining('--group NUMBER') });
  });

  it('new year: check rejects groups, --all and a plan together', async () => {
    const { code, err } = await checked('--plan', 'plan.json', '--all');
    expect(code).toBe(2);
    expect(err).toContain("option '--plan <file>' cannot be used with option '--all'");
  });
});

it('new year: requests only the fields that it shows', async () => {
  await show();
  expect(requests().map(({ line }) => line)).toEqual([read]);
});
