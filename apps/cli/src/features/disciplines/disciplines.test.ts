import { describe, expect, it } from 'vitest';
import { cascadeAnswers } from '../../../test/cascade.fixture.ts';
import { openServer } from '../../../test/open.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const disciplines = [
  {
    name: 'Основы примеров',
    hours: 216,
    controls: ['Экзамен', 'Курс. работа'],
    semesters: [3, 4],
    credits: 6,
  },
  { name: 'Теория образцов', hours: 72, controls: ['Зачет'], semesters: [3], credits: null },
  { name: 'Практикум', hours: 36 },
];

const line = 'GET /list-disciplines?id=20301&course=2&details=true';
const { ask, answer, requests } = openServer({ ...cascadeAnswers, [line]: ok(disciplines) });

const of = (faculty: string, speciality: string, course: string): string[] => [
  'disciplines',
  '--faculty',
  faculty,
  '--speciality',
  speciality,
  '--course',
  course,
];

describe('semestr disciplines', () => {
  it('disciplines: lists the disciplines of a course', async () => {
    const { code, out, err } = await ask(of('фп', 'пи', '2'), { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "дисциплина       контроль               сем.  часы  з. е.
      Основы примеров  Экзамен, Курс. работа  3, 4   216      6
      Теория образцов  Зачёт                  3       72
      Практикум                                       36
      "
    `);
  });

  it.each(['6-05-0612-99', '(6-05-0612-99) ПИ (1 ступень дневная)'])(
    'disciplines: accepts a speciality as %s too, and prints the server’s response with --json',
    async (speciality) => {
      const { out } = await ask([...of('ФП', speciality, '2'), '--json']);
      expect(JSON.parse(out)).toEqual(disciplines);
    },
  );

  it('disciplines: prints CSV with stable keys', async () => {
    expect((await ask([...of('ФП', 'ПИ', '2'), '--csv'])).out).toMatchInlineSnapshot(`
      "name,controls,semesters,hours,credits
      Основы примеров,"Экзамен, Курс. работа","3, 4",216,6
      Теория образцов,Зачет,3,72,
      Практикум,,,36,
      "
    `);
  });

  it('disciplines: reports a missing study plan and failures', async () => {
    answer(line, ok([]));
    const none = { code: 0, out: '', err: 'There is no study plan for this year yet.\n' };
    expect(await ask(of('ФП', 'ПИ', '2'))).toEqual(none);
    answer(line, { status: 500 });
    expect(await ask(of('ФП', 'ПИ', '2'))).toEqual({ code: 1, out: '', err: 'Failed to get data.\n' });
  });

  it('disciplines: lists the choices for a wrong name', async () => {
    const err = async (argv: string[]): Promise<string> => (await ask(argv)).err;
    expect(await err(of('ФХ', 'ПИ', '2'))).toBe('There is no faculty "ФХ". Choose from: ФП, ФО.\n');
    expect(await err(of('ФП', 'ХХ', '2'))).toMatchInlineSnapshot(`
      "The faculty has no speciality "ХХ". Choose from:
        (6-05-0612-99) ПИ (1 ступень дневная)
        (6-05-0612-98) ОИ (1 ступень дневная)
        (6-05-0612-98) ОИ (1 ступень заочная)
      "
    `);
    expect(await err(of('ФП', 'ОИ', '2'))).toMatchInlineSnapshot(`
      "There are several specialities "ОИ". Give the code or the full line of one:
        (6-05-0612-98) ОИ (1 ступень дневная)
        (6-05-0612-98) ОИ (1 ступень заочная)
      "
    `);
    expect(await err(of('ФП', 'ПИ', '5'))).toBe('The speciality has no year 5. Choose from: 1, 2, 4.\n');
    const evening = '(6-05-0612-98) ОИ (1 ступень заочная)';
    expect(await err(of('ФП', evening, '1'))).toBe('The speciality has no years yet.\n');
  });

  it.each([
    [['--speciality', 'ПИ', '--course', '2'], "required option '--faculty <abbrev>' not specified"],
    [['--faculty', 'ФП', '--course', '2'], "required option '--speciality <name>' not specified"],
    [['--faculty', 'ФП', '--speciality', 'ПИ'], "required option '--course <number>' not specified"],
    [['--course', '9'], '--course: write 1, 2, 3, 4, 5 or 6, not 9.'],
  ])('disciplines: rejects the call %j', async (argv, sentence) => {
    const { code, err } = await ask(['disciplines', ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(requests()).toEqual([]);
  });
});
