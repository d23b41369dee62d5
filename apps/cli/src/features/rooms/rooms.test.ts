import { describe, expect, it } from 'vitest';
import { lesson, page, room, schedule } from '../../../test/answers.fixture.ts';
import { openServer } from '../../../test/open.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const hall = {
  ...room,
  id: 302,
  name: '101',
  note: 'ключ на вахте',
  capacity: null,
  auditoryType: { id: 1, name: 'лекции', abbrev: 'лк' },
  department: { idDepartment: 20201, abbrev: 'Каф.О', name: 'Кафедра образцов', nameAndAbbrev: '' },
};

const dayOf = (
  { note: _note, department: _department, ...rest }: typeof hall | typeof room,
  lessons: object[],
) => ({
  ...rest,
  isForLessons: true,
  lessons,
});

const day = [
  dayOf(room, [
    {
      start: '09:00',
      end: '10:20',
      subject: 'ОАиП',
      type: 'ЛК',
      groups: ['428501', '428502'],
      educators: ['Образцов И. И.'],
    },
    { start: '10:35', end: '11:55', subject: null, type: null, groups: [], educators: [] },
  ]),
  dayOf(hall, []),
];

const week = schedule({ studentGroupDto: null, schedules: { Понедельник: [lesson()] } });

const { ask, answer, requests } = openServer({
  'GET /auditories': ok([room, hall]),
  'GET /auditories/day?date=2026-11-25': ok(day),
  'GET /auditories/day?date=2026-11-29': ok([dayOf(hall, [])]),
  'GET /auditories/schedule?name=407-5': ok({ ...week, auditory: room }),
});

describe('semestr rooms list', () => {
  it('rooms: list shows all', async () => {
    const { code, out, err } = await ask(['rooms', 'list'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "ауд.      вид                   мест  подразделение  примечание
      407-5 к.  лабораторные занятия    30
      101-5 к.  лекции                      Каф.О          ключ на вахте
      "
    `);
  });

  it.each([
    [['407'], ['407']],
    [['1015'], ['101']],
    [['Лекц'], ['101']],
    [['каф.о', 'лк'], ['101']],
    [['407', 'лекц'], []],
  ])('rooms: list finds %j', async (words, names) => {
    const rooms: unknown = JSON.parse((await ask(['rooms', 'list', ...words, '--json'])).out);
    expect(rooms).toEqual([room, hall].filter(({ name }) => names.includes(name)));
  });

  it('rooms: list prints CSV with stable keys, paginated or not', async () => {
    answer('GET /auditories', ok(page([room, hall])));
    expect((await ask(['rooms', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "room,type,seats,department,note
      407-5 к.,лабораторные занятия,30,,
      101-5 к.,лекции,,Каф.О,ключ на вахте
      "
    `);
  });

  it('rooms: list reports that there are none, and reports failures', async () => {
    expect(await ask(['rooms', 'list', '9'])).toEqual({
      code: 0,
      out: '',
      err: 'No rooms found.\n',
    });
    answer('GET /auditories', ok([]));
    expect((await ask(['rooms', 'list'])).err).toBe('There are no rooms yet.\n');
    answer('GET /auditories', { status: 500 });
    expect(await ask(['rooms', 'list'])).toEqual({ code: 1, out: '', err: 'Failed to get data.\n' });
  });
});

describe('semestr rooms day', () => {
  it('rooms: day lists today’s lessons', async () => {
    expect((await ask(['rooms', 'day'])).out).toMatchInlineSnapshot(`
      "room   start  end    lesson  subject  groups          teachers
      407-5  09:00  10:20  Lec     ОАиП     428501, 428502  Образцов И. И.
      407-5  10:35  11:55
      "
    `);
  });

  it('rooms: day prints CSV with stable keys, and JSON with the free rooms', async () => {
    expect((await ask(['rooms', 'day', '--csv'])).out).toMatchInlineSnapshot(`
      "room,start,end,type,subject,groups,educators
      407-5 к.,09:00,10:20,ЛК,ОАиП,"428501, 428502",Образцов И. И.
      407-5 к.,10:35,11:55,,,,
      "
    `);
    expect(JSON.parse((await ask(['rooms', 'day', '--json'])).out)).toEqual(day);
  });

  it('rooms: day reports that there are no lessons', async () => {
    expect(await ask(['rooms', 'day', '--date', '2026-11-29'])).toEqual({
      code: 0,
      out: '',
      err: 'There are no lessons in rooms on 2026-11-29.\n',
    });
  });

  it.each(['2026-11-31', '25.11.2026', 'today'])('rooms: day rejects the date %s', async (date) => {
    const { code, err } = await ask(['rooms', 'day', '--date', date]);
    expect(code).toBe(2);
    expect(err).toContain(`--date: write a day such as 2026-11-27, not ${date}.`);
    expect(requests()).toEqual([]);
  });
});

describe('semestr rooms schedule', () => {
  it('rooms: schedule prints the week of a room, with educators and groups', async () => {
    const { code, out } = await ask(['rooms', 'schedule', '407-5']);
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Room 407-5
      week 1 · 23–28 November

      Monday, 23 November
        09:00–10:20  Lec  ОАиП    407-5  428501, Образцов И. И.
      "
    `);
  });

  it('rooms: schedule shows the requested week, and prints JSON with dates', async () => {
    const { out } = await ask(['rooms', 'schedule', '407-5', '--week', '2', '--json']);
    expect(JSON.parse(out)).toEqual([{ ...lesson(), date: '2026-11-30' }]);
  });

  it('rooms: schedule explains how to find a room', async () => {
    expect(await ask(['rooms', 'schedule', '999'])).toEqual({
      code: 1,
      out: '',
      err: 'There is no room "999". Find it with: semestr rooms list NUMBER\n',
    });
  });
});
