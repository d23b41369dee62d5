import { describe, expect, it } from 'vitest';
import { defaultBells } from './default-bells.ts';
import { defaultHolidays } from './default-holidays.ts';
import { lesson, schedule } from './lesson.fixture.ts';
import { buildingShort, roomShort } from './room-names.ts';
import { matchesRoom, isTakenDuring, type Occupation, roomState } from './rooms.ts';
import { lessonsHeldOn } from './schedule.ts';

/** "09:00-10:20" and so on. */
const day = (...times: string[]): Occupation[] =>
  times.map((time) => {
    const [start = '', end = ''] = time.split('-');
    return { start, end };
  });
const at = (time: string) => ({ from: time, to: time });

describe('state of a room', () => {
  it.each([
    ['without lessons', [], at('12:58'), { kind: 'free', until: null }],
    ['before its first lesson', ['09:00-10:20'], at('08:00'), { kind: 'free', until: '09:00' }],
    ['when its lesson begins', ['09:00-10:20'], at('09:00'), { kind: 'taken', until: '10:20' }],
    ['in the last minute of its lesson', ['09:00-10:20'], at('10:19'), { kind: 'taken', until: '10:20' }],
    ['when its lesson ends', ['09:00-10:20'], at('10:20'), { kind: 'free', until: null }],
    [
      'in the break before the next',
      ['10:35-11:55', '09:00-10:20'],
      at('10:25'),
      { kind: 'free', until: '10:35' },
    ],
    [
      'with two lessons back to back',
      ['09:00-10:20', '10:20-11:40'],
      at('09:30'),
      { kind: 'taken', until: '11:40' },
    ],
    [
      'with two lessons and a break',
      ['09:00-10:20', '10:35-11:55'],
      at('09:30'),
      { kind: 'taken', until: '10:20' },
    ],
    [
      'with an overlapping longer lesson',
      ['09:00-10:20', '09:00-11:55'],
      at('09:30'),
      { kind: 'taken', until: '11:55' },
    ],
    [
      'between two pairs',
      ['09:00-10:20', '12:25-13:45'],
      { from: '10:35', to: '11:55' },
      { kind: 'free', until: '12:25' },
    ],
    [
      'with a lesson within the period',
      ['11:00-11:30'],
      { from: '10:35', to: '11:55' },
      { kind: 'taken', until: '11:30' },
    ],
    [
      'with lessons that touch the period',
      ['09:00-10:35', '11:55-13:00'],
      { from: '10:35', to: '11:55' },
      { kind: 'free', until: '11:55' },
    ],
  ] as const)('rooms: computes the state of a room %s', (_when, times, span, expected) => {
    expect(roomState(day(...times), span)).toMatchObject(expected);
  });

  it('rooms: a room is occupied by everything that overlaps the period', () => {
    const [first, second, third] = day('09:00-10:20', '09:00-10:20', '10:35-11:55');
    const all = [first, second, third].flatMap((one) => one ?? []);
    expect(roomState(all, at('09:10'))).toMatchObject({ by: [first, second] });
  });

  it('rooms: a room is occupied in the pairs that overlap its lessons, whatever their times', () => {
    const taken = (...times: string[]) =>
      defaultBells.filter((bell) => isTakenDuring(day(...times), bell)).map(({ number }) => number);
    expect(taken('09:00-10:20', '12:25-15:20')).toEqual([1, 3, 4]);
    expect(taken('18:50-20:10')).toEqual([]);
    expect(taken('10:00-11:00')).toEqual([1, 2]);
  });
});

describe('occupations of a day', () => {
  const weekly = (changes: Parameters<typeof lesson>[0]) =>
    schedule({ schedules: { Суббота: [lesson(changes)] } });
  it.each([
    ['a lesson in its week of the cycle', weekly({ weekNumber: [4] }), '2026-11-21', 1],
    ['no lesson in another week', weekly({ weekNumber: [1, 2, 3] }), '2026-11-21', 0],
    ['no lesson after its last day', weekly({ endLessonDate: '20.11.2026' }), '2026-11-21', 0],
    ['no weekly lesson on a holiday', weekly({}), '2026-11-07', 0],
    ['a dated lesson on its day', weekly({ dateLesson: '21.11.2026', weekNumber: null }), '2026-11-21', 1],
    ['a dated lesson on a holiday', weekly({ dateLesson: '07.11.2026', weekNumber: null }), '2026-11-07', 1],
    [
      'an exam on its day',
      schedule({ exams: [lesson({ dateLesson: '09.01.2027', lessonTypeAbbrev: 'Экзамен' })] }),
      '2027-01-09',
      1,
    ],
    ['nothing on a Sunday', weekly({}), '2026-11-22', 0],
  ] as const)('rooms: lists what takes place on a day: %s', (_when, plan, date, count) => {
    expect(lessonsHeldOn(plan, date, defaultHolidays)).toHaveLength(count);
  });
});

describe('room search', () => {
  it.each([
    ['407', true],
    ['407-5', true],
    ['4075', true],
    ['407-5 к.', true],
    ['407-5к', true],
    ['ауд. 407', true],
    ['аудитория 407-5', true],
    ['  407 5 ', true],
    ['407а', false],
    ['07-5', false],
    ['407-4', false],
    ['ауд', false],
    ['', false],
  ])('rooms: searches for "%s"', (typed, isMeant) => {
    expect(matchesRoom('407-5 к.', typed)).toBe(isMeant);
  });

  it('rooms: accepts letters of either alphabet', () => {
    for (const typed of ['311а', '311a-1', '311А-1 к.']) expect(matchesRoom('311а-1 к.', typed)).toBe(true);
  });
});

it('rooms: the short form omits the word for the building', () => {
  expect(roomShort('202-4 к.')).toBe('202-4');
  expect(roomShort('Спортзал')).toBe('Спортзал');
  expect(buildingShort('4 к.')).toBe('4');
  expect(buildingShort('Главный')).toBe('Главный');
});
