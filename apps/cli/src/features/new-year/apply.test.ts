import { describe, expect, it } from 'vitest';
import { administratorServer } from '../../../test/administrator.fixture.ts';
import { counts, newYear, plan } from '../../../test/new-year.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';
import type { World } from '../../../test/run.fixture.ts';

const check = 'POST /admin/new-year/check';
const start = 'POST /admin/new-year/apply';
const takeBack = 'POST /admin/new-year/undo';

const { ask, askUnknown, answer, requests } = administratorServer({
  'GET /admin/new-year': ok(newYear),
  [check]: ok({ faults: [], counts }),
  [start]: ok({ batchId: 13, counts }),
  [takeBack]: ok({ undone: 5, left: [], unblocked: 0 }),
});

const apply = (argv: readonly string[] = [], world?: World) => ask(['new-year', 'apply', ...argv], world);
const undo = (argv: readonly string[], world?: World) => ask(['new-year', 'undo', ...argv], world);
const bodies = (line: string): unknown[] =>
  requests()
    .filter((request) => request.line === line)
    .map(({ body }) => body);

const faults = [{ field: 'moves.0.groupId', reason: 'stale' }];

describe('semestr admin new-year apply', () => {
  it('new year: apply starts the year with --yes, and states how to undo it', async () => {
    const { code, out, err } = await apply(['--yes'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({
      code: 0,
      err: 'Учебный год начат. Отменить: semestr admin new-year undo 13\n',
    });
    expect(out).toMatchInlineSnapshot(`
      "перевод на другой курс                2 группы, 48 студентов
      выпуск в архив                        1 группа, 21 студент
      новые группы                          2 группы
      занятия выпускных групп в расписании  3 занятия
      "
    `);
    expect(bodies(start)).toEqual([plan]);
    expect(bodies(check)).toEqual([]);
    expect(JSON.parse((await apply(['--yes', '--json'])).out)).toEqual({ batchId: 13, counts });
  });

  it('new year: apply requires --yes without a terminal', async () => {
    const { code, err } = await apply();
    expect({ code, err }).toEqual({
      code: 2,
      err: 'There is no terminal for a confirmation. If you are sure, add --yes.\n',
    });
    expect(requests()).toEqual([]);
  });

  it.each([
    ['да', 0],
    ['yes', 0],
    ['no', 1],
    ['', 1],
  ])(
    'new year: apply summarises the plan at a terminal, and handles the answer "%s"',
    async (typed, expected) => {
      const { code, err } = await apply([], { typed: ['Admin-2026!', typed] });
      expect(code).toBe(expected);
      expect(err).toContain('moving up: 2 groups, 48 students\n');
      expect(err).toContain('Start the academic year 2026/2027? Type "yes": ');
      expect(err.includes('Nothing was changed.')).toBe(expected === 1);
      expect(bodies(start)).toEqual(expected === 0 ? [plan] : []);
    },
  );

  it('new year: apply does not prompt for an invalid plan', async () => {
    answer(check, ok({ faults, counts }));
    const { code, out, err } = await apply([], { typed: ['Admin-2026!', 'yes'] });
    expect(code).toBe(1);
    expect(out).toContain('428501  the group was changed in the meantime');
    expect(err).not.toContain('Type "yes"');
    expect(bodies(start)).toEqual([]);
  });

  it('new year: apply names the faults of a rejected plan, and reports any other failure', async () => {
    answer(start, { status: 409, body: { reason: 'new-year-faulty', faults } });
    const { code, out, err } = await apply(['--yes']);
    expect({ code, err }).toEqual({
      code: 1,
      err: '1 row of the plan has an error. Nothing was changed.\n',
    });
    expect(out).toContain('moves.0.groupId  428501  the group was changed in the meantime');
    answer(start, { status: 500 });
    expect(await apply(['--yes'])).toEqual({
      code: 1,
      out: '',
      err: 'The academic year could not be started: nothing was changed.\n',
    });
  });

  it('new year: apply changes nothing with --dry-run and does not prompt', async () => {
    const { code, out } = await apply(['--group', '228501', '--dry-run']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      method: 'POST',
      path: '/api/v1/admin/new-year/apply',
      body: { ...plan, moves: [], newGroups: [] },
    });
    expect(requests().map(({ line }) => line)).toEqual(['GET /admin/new-year']);
  });

  it('new year: apply does not send an empty plan', async () => {
    answer('GET /admin/new-year', ok({ ...newYear, stage: 'running' }));
    expect((await apply(['--yes'])).code).toBe(2);
    expect(bodies(start)).toEqual([]);
  });

  it('new year: apply requires an administrator', async () => {
    expect((await askUnknown(['new-year', 'apply', '--yes'])).code).toBe(4);
  });
});

describe('semestr admin new-year undo', () => {
  it('new year: undo reverts a plan with --yes', async () => {
    answer(takeBack, ok({ undone: 5, left: [], unblocked: 21 }));
    const { code, out, err } = await undo(['12', '--yes'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, out, err }).toEqual({
      code: 0,
      out: '',
      err: 'Отменено 5 изменений.\nСнова может войти 21 выпускник.\n',
    });
    expect(bodies(takeBack)).toEqual([{ batchId: 12 }]);
  });

  it('new year: undo lists what stays unchanged, and exits with 1', async () => {
    const left = [{ groupId: 1, name: '428501' }];
    answer(takeBack, ok({ undone: 4, left, unblocked: 0 }));
    const { code, out, err } = await undo(['12', '--yes']);
    expect({ code, out }).toEqual({ code: 1, out: 'No.  group\n  1  428501\n' });
    expect(err).toBe(
      '4 changes undone.\nNot undone, because they were changed since or other records refer to them:\n',
    );
    expect(JSON.parse((await undo(['12', '--yes', '--json'])).out)).toEqual({
      undone: 4,
      left,
      unblocked: 0,
    });
  });

  it('new year: undo summarises the batch at a terminal and prompts', async () => {
    const refused = await undo(['12'], { typed: ['Admin-2026!', 'no'] });
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('2026-09-01 09:30: 1 moved, 0 graduated, 1 created\n');
    expect(refused.err).toContain('Nothing was undone.');
    expect(bodies(takeBack)).toEqual([]);
    expect((await undo(['12'], { typed: ['Admin-2026!', 'yes'] })).code).toBe(0);
    expect(bodies(takeBack)).toEqual([{ batchId: 12 }]);
  });

  it('new year: undo reports an unknown plan, or one that cannot be reverted', async () => {
    expect((await undo(['7'], { typed: ['Admin-2026!', 'yes'] })).err).toContain('There is no such record.');
    answer(takeBack, { status: 409 });
    expect(await undo(['12', '--yes'])).toMatchObject({ code: 1, err: 'This cannot be undone.\n' });
  });

  it('new year: undo changes nothing with --dry-run, and requires --yes without a terminal', async () => {
    const { out } = await undo(['12', '--dry-run']);
    expect(JSON.parse(out)).toMatchObject({ path: '/api/v1/admin/new-year/undo', body: { batchId: 12 } });
    expect((await undo(['12'])).code).toBe(2);
    expect((await undo(['last', '--yes'])).code).toBe(2);
    expect(bodies(takeBack)).toEqual([]);
  });
});
