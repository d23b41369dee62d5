import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const students = [
  { id: 1, fio: 'Примерная Анна Ивановна', username: '42850001' },
  { id: 2, fio: 'Примерная Ольга Петровна', username: '42850002' },
  { id: 3, fio: 'Образцов Пётр Ильич', username: '4285000A' },
];
const assign = 'POST /grade-book/assign-responsible';
const remove = 'POST /grade-book/remove-responsible';

const { ask, askUnknown, answer, requests } = ownServer({
  'GET /grade-book/who-can-note': ok([3]),
  'GET /grade-book/group-students': ok(students),
  [assign]: {},
  [remove]: {},
});
const responsible = (...argv: readonly string[]) => ask(['journal', 'responsible', ...argv]);
const changes = () => requests().filter(({ line }) => line.startsWith('POST'));

describe('semestr journal responsible list', () => {
  it('journal: responsible list shows who may record absences', async () => {
    const { code, out, err } = await ask(['journal', 'responsible', 'list'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe('билет     студент\n4285000A  Образцов Пётр Ильич\n');
    expect((await responsible('list', '--csv')).out).toBe('card,student\r\n4285000A,Образцов Пётр Ильич\r\n');
    expect(JSON.parse((await responsible('list', '--json')).out)).toEqual([students[2]]);
  });

  it('journal: responsible list reports that only the head of the group may', async () => {
    answer('GET /grade-book/who-can-note', ok([]));
    const { out, err } = await responsible('list');
    expect({ out, err }).toEqual({ out: '', err: 'Only the group head records absences.\n' });
  });
});

describe('semestr journal responsible assign', () => {
  it('journal: responsible assign authorises students by card number or name, each once', async () => {
    expect(await responsible('assign', '4285000a', 'примерная ольга', '42850002')).toEqual({
      code: 0,
      out: '',
      err: 'May now record absences: Образцов Пётр Ильич, Примерная Ольга Петровна\n',
    });
    expect(changes()).toEqual([{ line: assign, body: { studentIds: [3, 2], studentFlags: [true, true] } }]);
    expect(JSON.parse((await responsible('assign', '42850002', '--json')).out)).toEqual({
      assigned: [students[1]],
    });
  });

  it('journal: responsible assign sends nothing with --dry-run', async () => {
    const { out } = await responsible('assign', '42850002', '--dry-run');
    expect(JSON.parse(out)).toEqual({
      method: 'POST',
      path: '/api/v1/grade-book/assign-responsible',
      body: { studentIds: [2], studentFlags: [true] },
    });
    expect(changes()).toEqual([]);
  });

  it.each([
    ['Никто', 'There is no student "Никто" in the group. List the students with: semestr groups own'],
    ['Примерная', '"Примерная" matches several students: Примерная Анна Ивановна, Примерная Ольга Петровна'],
  ])('journal: responsible assign changes nothing when %s is ambiguous', async (typed, sentence) => {
    expect(await responsible('assign', '42850002', typed)).toEqual({
      code: 1,
      out: '',
      err: `${sentence}\n`,
    });
    expect(changes()).toEqual([]);
  });

  it('journal: responsible assign requires the head of the group', async () => {
    answer(assign, { status: 409 });
    expect(await responsible('assign', '42850002')).toEqual({
      code: 1,
      out: '',
      err: 'Only the group head can do this.\n',
    });
  });
});

describe('semestr journal responsible remove', () => {
  it('journal: responsible remove revokes the right to record absences', async () => {
    const { code, err } = await ask(['journal', 'responsible', 'remove', 'Образцов Петр'], {
      env: { SEMESTR_LANG: 'ru' },
    });
    expect({ code, err }).toEqual({ code: 0, err: 'Больше не отмечают пропуски: Образцов Пётр Ильич\n' });
    expect(changes()).toEqual([{ line: remove, body: [3] }]);
    expect(JSON.parse((await responsible('remove', '42850002', '--json')).out)).toEqual({
      removed: [students[1]],
    });
  });

  it('journal: responsible remove sends nothing with --dry-run', async () => {
    const { out } = await responsible('remove', '42850002', '--dry-run');
    expect(JSON.parse(out)).toMatchObject({ path: '/api/v1/grade-book/remove-responsible', body: [2] });
    expect(changes()).toEqual([]);
  });
});

it.each([['list'], ['assign', '42850002'], ['remove', '42850002']])(
  'journal: responsible %s requires a signed-in user',
  async (...argv) => {
    const { code, err } = await askUnknown(['journal', 'responsible', ...argv]);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
  },
);

it.each(['assign', 'remove'])('journal: responsible %s requires a student', async (word) => {
  const { code, err } = await responsible(word);
  expect(code).toBe(2);
  expect(err).toContain("missing required argument 'students'");
});
