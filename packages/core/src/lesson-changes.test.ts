import { describe, expect, it } from 'vitest';
import type { IsoDate } from './dates.ts';
import { defaultHolidays } from './default-holidays.ts';
import { lessonNews, type LessonNews, type LessonInNotice } from './lesson-changes.ts';

const held = { term: { start: '2026-09-01', end: '2026-12-20' }, holidays: defaultHolidays } as const;
/** A Friday of the fourth week, at noon. */
const moment = { today: '2026-11-20', time: '12:00' } as const;

/** Every Tuesday, next on the 24th. */
const lesson = (more: Partial<LessonInNotice> = {}): LessonInNotice => ({
  date: null,
  day: 2,
  weeks: null,
  startDate: null,
  endDate: null,
  startTime: '09:00',
  endTime: '10:20',
  subject: 'БД',
  type: 'ЛК',
  subgroup: 0,
  rooms: ['304-5'],
  employeeIds: [7],
  groupIds: [1, 2],
  ...more,
});
const on = '2026-11-24';
const changed = (to: IsoDate = on): LessonNews => ({
  what: 'changed',
  was: on,
  on: to,
  groupIds: [1, 2],
});

describe('changes of the schedule', () => {
  it.each<[string, LessonInNotice | null, LessonInNotice | null, LessonNews[]]>([
    ['adds a lesson', null, lesson(), [{ what: 'added', on, groupIds: [1, 2] }]],
    ['removes a lesson', lesson(), null, [{ what: 'cancelled', was: on, groupIds: [1, 2] }]],
    ['moves a lesson to another day', lesson(), lesson({ day: 4 }), [changed('2026-11-26')]],
    ['moves a lesson to another time', lesson(), lesson({ startTime: '10:35' }), [changed()]],
    ['moves a lesson to another room', lesson(), lesson({ rooms: ['101-4'] }), [changed()]],
    ['assigns another educator', lesson(), lesson({ employeeIds: [8] }), [changed()]],
    ['changes the subject', lesson(), lesson({ type: 'ПЗ' }), [changed()]],
    ['changes no visible property', lesson(), lesson(), []],
    [
      'moves a lesson more than a week ahead',
      lesson(),
      lesson({ weeks: [2] }),
      [{ what: 'cancelled', was: on, groupIds: [1, 2] }],
    ],
    ['concerns other weeks', lesson({ weeks: [2] }), lesson({ weeks: [2], rooms: [] }), []],
    ['concerns another term', null, lesson({ startDate: '2027-02-08', endDate: '2027-05-30' }), []],
    ['concerns a day more than a week ahead', null, lesson({ date: '2026-11-27' }), []],
    ['concerns a past day', lesson({ date: '2026-11-19' }), null, []],
    [
      'concerns a past lesson of today',
      lesson({ date: '2026-11-20', startTime: '10:35', endTime: '11:55' }),
      null,
      [],
    ],
    [
      'concerns a coming lesson of today',
      lesson({ date: '2026-11-20', startTime: '12:25', endTime: '13:45' }),
      null,
      [{ what: 'cancelled', was: '2026-11-20', groupIds: [1, 2] }],
    ],
    [
      'replaces groups',
      lesson(),
      lesson({ groupIds: [2, 3] }),
      [
        { what: 'added', on, groupIds: [3] },
        { what: 'cancelled', was: on, groupIds: [1] },
      ],
    ],
    [
      'replaces groups and the room',
      lesson(),
      lesson({ groupIds: [2, 3], rooms: [] }),
      [
        { what: 'added', on, groupIds: [3] },
        { ...changed(), groupIds: [2] },
        { what: 'cancelled', was: on, groupIds: [1] },
      ],
    ],
  ])('lesson changes: a change that %s', (_what, before, after, expected) => {
    expect(lessonNews(before, after, { ...held, moment })).toEqual(expected);
  });

  it('lesson changes: notifies no group on a day without lessons', () => {
    // The day after it is a public holiday.
    const before = { today: '2026-11-06', time: '12:00' } as const;
    expect(lessonNews(null, lesson({ day: 6 }), { ...held, moment: before })).toEqual([]);
  });
});

it('lesson changes: a change of a lesson on a day off is announced for its next day', () => {
  const dayOff = { day: 24, month: 11, year: 2026, name: 'Выходной', nameEn: null, nameBe: null };
  const changesWith = (holidays: typeof defaultHolidays) =>
    lessonNews(null, lesson(), { ...held, holidays, moment: { today: '2026-11-24', time: '08:00' } });
  expect(changesWith([dayOff])).toEqual([]);
  expect(changesWith([])).toEqual([{ what: 'added', on, groupIds: [1, 2] }]);
});
