import { afterEach, describe, expect, it } from 'vitest';
import { department, lesson, ofEducator, schedule } from '../../../test/answers.fixture.ts';
import { ok, type Replies, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { type Run, run, type World } from '../../../test/run.fixture.ts';

let stub: Stub | undefined;
afterEach(() => stub?.close());

const standard: Replies = {
  'GET /schedule?studentGroup=428501': ok(schedule()),
  'GET /employees/schedule/i-obrazcov': ok(ofEducator()),
  'GET /schedule/department?url-id=kaf-o': ok({
    ...schedule({ studentGroupDto: null, schedules: { Понедельник: [lesson()] } }),
    departmentDto: department,
  }),
  'GET /student-groups/filters?name=428': ok([{ id: 24001, name: '428501', specialityAbbrev: 'ПИ' }]),
};

async function ask(argv: readonly string[], world: World = {}, replies = standard): Promise<Run> {
  stub = await stubProvider(replies);
  return run(['schedule', ...argv], { url: stub.url, ...world });
}

describe('semestr schedule', () => {
  it('schedule: prints the current week of a group as text', async () => {
    const { code, out, err } = await ask(['428501'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "Группа 428501 · ПИ, ФП · 2-й курс
      1-я неделя · 23–28 ноября

      понедельник, 23 ноября
        09:00–10:20  ЛК  ОАиП            407-5 к.  Образцов И. И.
        10:35–11:55  ПЗ  ОАиП            407-5 к.  Образцов И. И.

      среда, 25 ноября (сегодня)
        12:00–13:20  ЛР  МЗИ   подгр. 1  407-5 к.  Образцов И. И.
        13:35–14:55  ЛР  МЗИ   подгр. 2  407-5 к.  Образцов И. И.  с 13.40
      "
    `);
  });

  it('schedule: shows the requested week and subgroup', async () => {
    const { out } = await ask(['428501', '--week', '2', '--subgroup', '2']);
    expect(out).toMatchInlineSnapshot(`
      "Group 428501 · ПИ, ФП · year 2
      week 2 · 30 November – 5 December · subgroup 2

      Monday, 30 November
        09:00–10:20  Lec   ОАиП            407-5  Образцов И. И.
        10:35–11:55  Prac  ОАиП            407-5  Образцов И. И.

      Wednesday, 2 December
        13:35–14:55  Lab   МЗИ   subgr. 2  407-5  Образцов И. И.  с 13.40
      "
    `);
  });

  it('schedule: prints an educator’s week', async () => {
    const { out } = await ask(['--employee', 'i-obrazcov']);
    expect(out).toMatchInlineSnapshot(`
      "Образцов Иван Ильич, доцент
      week 1 · 23–28 November

      Monday, 23 November
        09:00–10:20  Lec  ОАиП    407-5  428501
      "
    `);
  });

  it('schedule: prints a department’s week, with educators and groups', async () => {
    const { out } = await ask(['--department', 'kaf-o']);
    expect(out).toMatchInlineSnapshot(`
      "Кафедра образцов
      week 1 · 23–28 November

      Monday, 23 November
        09:00–10:20  Lec  ОАиП    407-5  428501, Образцов И. И.
      "
    `);
  });

  it('schedule: reports an unknown department', async () => {
    const { code, err } = await ask(['--department', 'kaf-x']);
    expect(code).toBe(1);
    expect(err).toBe('There is no department "kaf-x". Find the address with: semestr departments list\n');
  });

  it.each([[[]], [['428501', '--department', 'kaf-o']], [['--employee', 'i', '--department', 'kaf-o']]])(
    'schedule: rejects more than one owner: %j',
    async (argv) => {
      const { code, err } = await ask(argv);
      expect(code).toBe(2);
      expect(err).toContain('give a group number, --employee or --department (one of them)');
    },
  );

  it('schedule: prints the lessons with their dates as JSON', async () => {
    const { out } = await ask(['428501', '--json', '--subgroup', '1']);
    const lessons = JSON.parse(out) as { date: string; subject: string }[];
    expect(lessons.map(({ date, subject }) => `${date} ${subject}`)).toEqual([
      '2026-11-23 ОАиП',
      '2026-11-23 ОАиП',
      '2026-11-25 МЗИ',
    ]);
  });

  it('schedule: reports that lessons are over', async () => {
    const { out } = await ask(['428501'], { now: '2027-03-01T09:00:00Z' });
    expect(out).toContain('28\u00a0December – 2\u00a0January\nLessons are over');
  });

  it('schedule: suggests groups similar to the one without a schedule', async () => {
    const { code, out, err } = await ask(['428599']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('There is no schedule of the group 428599. Similar groups: 428501.\n');
  });

  it('schedule: reports an unknown educator', async () => {
    const { code, err } = await ask(['--employee', 'nobody']);
    expect(code).toBe(1);
    expect(err).toBe('There is no schedule of the teacher "nobody".\n');
  });

  it('schedule: reports where a response does not match the contract', async () => {
    const odd = { 'GET /schedule?studentGroup=428501': ok(schedule({ exams: null })) };
    const { code, err } = await ask(['428501'], {}, odd);
    expect(code).toBe(1);
    expect(err).toContain('exams');
  });

  it('schedule: prints no control characters that would move the cursor', async () => {
    const withControls = schedule({
      schedules: { Понедельник: [lesson({ note: 'с 13.40\u001b[2J\u0007\nконец' })] },
    });
    const { out } = await ask(['428501'], {}, { 'GET /schedule?studentGroup=428501': ok(withControls) });
    expect(out).toContain('с 13.40 [2J конец');
  });

  it('schedule: renders a screen on a terminal', async () => {
    const { out } = await ask(['428501'], {
      isTerminal: true,
      env: { NO_COLOR: '1' },
      now: '2026-11-25T09:10:00Z',
    });
    expect(out).toMatchInlineSnapshot(`
      "Group 428501 · ПИ, ФП · year 2
      week 1 · 23–28 November
      ╭──────────────────────────────────────────────────────────────────────────────────────────────────╮
      │ Monday, 23 November                                                                              │
      │  09:00–10:20  Lec             ОАиП  407-5 · Образцов И. И.                                       │
      │  10:35–11:55  Prac            ОАиП  407-5 · Образцов И. И.                                       │
      ╰──────────────────────────────────────────────────────────────────────────────────────────────────╯
      ╭──────────────────────────────────────────────────────────────────────────────────────────────────╮
      │ Wednesday, 25 November · today                                                                   │
      │▶ 12:00–13:20  Lab   subgr. 1  МЗИ   407-5 · Образцов И. И.                                       │
      │  13:35–14:55  Lab   subgr. 2  МЗИ   407-5 · Образцов И. И. · с 13.40                             │
      ╰──────────────────────────────────────────────────────────────────────────────────────────────────╯
      "
    `);
  });
});
