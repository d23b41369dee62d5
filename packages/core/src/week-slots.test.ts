import { array, assert, integer, property, record, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultCalendar } from './academic-calendar.ts';
import type { Bell } from './bells.ts';
import { weekNumber, weekNumbers } from './calendar.ts';
import { clashesOf } from './clashes.ts';
import { lesson } from './planned.fixture.ts';
import { heldDays, type Planned } from './planned.ts';
import {
  hoursBySubject,
  isPlannedIn,
  meetingOf,
  obstaclesOf,
  weeksLeft,
  weeksOf,
  weekSlots,
} from './week-slots.ts';

const slots = weekSlots(lesson, defaultCalendar);
const other: Planned = { ...lesson, id: 2, subject: 'СУБД', groupIds: [11], employeeIds: [21] };

describe('obstacles of a lesson', () => {
  it('timetabling: obstacles are the slots in which a lesson would double-book a room, an educator or a group', () => {
    const others = [
      { ...other, id: 2, day: 1, rooms: ['512-4 к.'] },
      { ...other, id: 3, day: 3, startTime: '10:00', endTime: '11:00', rooms: [], employeeIds: [20] },
    ];
    const places = obstaclesOf(lesson, others, defaultCalendar).map(
      ({ day, startTime, clashes }) =>
        `${day} ${startTime} ${clashes.map(({ lessonId }) => lessonId).join()}`,
    );
    expect(places).toEqual(['1 09:00 2', '3 09:00 3', '3 10:35 3']);
  });

  it('timetabling: a lesson is not an obstacle to itself', () => {
    expect(obstaclesOf(lesson, [lesson], defaultCalendar)).toEqual([]);
  });

  it('timetabling: the slots follow every bell schedule that applies during the lesson', () => {
    const later: Bell = { number: 1, start: '08:30', end: '09:50', validFrom: '2026-11-01' };
    const calendar = { ...defaultCalendar, bells: [...defaultCalendar.bells, later] };
    const startsOn = (changes: Partial<Planned>) =>
      weekSlots({ ...lesson, ...changes }, calendar).flatMap(({ day, startTime }) =>
        day === 1 ? [startTime] : [],
      );
    const before = ['09:00', '10:35', '12:25', '14:00', '15:50', '17:25'];
    expect(startsOn({ endDate: '2026-10-31' })).toEqual(before);
    expect(startsOn({})).toEqual(['08:30', ...before]);
    expect(startsOn({ startDate: '2026-11-01' })).toEqual(['08:30']);
  });

  it('timetabling: the obstacles are exactly the slots with a clash', () => {
    const planned = record({
      day: integer({ min: 1, max: 6 }),
      pair: integer({ min: 0, max: 5 }),
      weeks: subarray([...weekNumbers]),
    });
    assert(
      property(array(planned, { maxLength: 12 }), subarray([...weekNumbers]), (some, weeks) => {
        const others = some.map(({ pair, ...own }, index) => ({
          ...other,
          ...slots[pair],
          ...own,
          id: index + 2,
          groupIds: [10],
        }));
        const found = obstaclesOf({ ...lesson, weeks }, others, defaultCalendar);
        for (const slot of slots) {
          const isObstacle = found.some(
            ({ day, startTime }) => day === slot.day && startTime === slot.startTime,
          );
          expect(isObstacle).toBe(
            clashesOf({ ...lesson, ...slot, weeks }, others, defaultCalendar).length > 0,
          );
        }
      }),
    );
  });
});

describe('common days of two lessons', () => {
  it('timetabling: two lessons meet on the first common day, in the weeks of the cycle that both have', () => {
    const meeting = meetingOf({ ...lesson, weeks: [1, 3] }, { ...other, weeks: [2, 3] }, defaultCalendar);
    // The first Tuesday of a third week.
    expect(meeting).toEqual({ on: '2026-09-15', weeks: [3] });
  });

  it('timetabling: two lessons never meet in different weeks or on different weekdays', () => {
    expect(meetingOf({ ...lesson, weeks: [1] }, { ...other, weeks: [2] }, defaultCalendar)).toBeNull();
    expect(meetingOf(lesson, { ...other, day: 4 }, defaultCalendar)).toBeNull();
  });

  it('timetabling: two lessons meet on the only day of one of them', () => {
    const once = { ...other, date: '2026-11-10', day: 6 } as const;
    expect(meetingOf(lesson, once, defaultCalendar)).toEqual({
      on: '2026-11-10',
      weeks: [weekNumber('2026-11-10')],
    });
    expect(meetingOf(once, lesson, defaultCalendar)).toEqual(meetingOf(lesson, once, defaultCalendar));
  });
});

it('timetabling: a lesson can keep the weeks without conflicts', () => {
  const sameRoom = { ...other, rooms: ['512-4 к.'], weeks: [3] };
  expect(weeksLeft({ ...lesson, weeks: [1, 3] }, [sameRoom], defaultCalendar)).toEqual([1]);
  expect(weeksLeft(lesson, [sameRoom], defaultCalendar)).toEqual([1, 2, 4]);
  expect(weeksLeft({ ...lesson, weeks: [3] }, [sameRoom], defaultCalendar)).toEqual([]);
  expect(weeksLeft(lesson, [{ ...sameRoom, rooms: [] }], defaultCalendar)).toEqual([1, 2, 3, 4]);
});

it('timetabling: a lesson without weeks takes place in all four', () => {
  expect([weeksOf({ weeks: null }), weeksOf({ weeks: [] }), weeksOf({ weeks: [3, 1] })]).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 3],
  ]);
});

it.each<[string, Partial<Planned>, boolean]>([
  // 23.11.2026 is the Monday of a first week.
  ['in every week', {}, true],
  ['in one of its weeks', { weeks: [1, 3] }, true],
  ['in another week', { weeks: [2, 4] }, false],
  ['before its first day', { startDate: '2026-11-30' }, false],
  ['whose first day is a Saturday', { startDate: '2026-11-28' }, true],
  ['after its last day', { endDate: '2026-11-22' }, false],
  ['on its last day', { endDate: '2026-11-23' }, true],
])('timetabling: checks whether the plan of a week has a lesson %s', (_when, changes, isThere) => {
  expect(weekNumber('2026-11-23')).toBe(1);
  expect(isPlannedIn({ ...lesson, ...changes }, '2026-11-23')).toBe(isThere);
  expect(isPlannedIn({ ...lesson, ...changes }, null)).toBe(true);
});

describe('academic hours of a subject', () => {
  const short = { ...lesson, startDate: '2026-09-01', endDate: '2026-09-15' } as const;

  it('timetabling: counts two hours for each pair, by type', () => {
    const lab = { ...short, id: 2, type: 'ЛР', startTime: '09:00', endTime: '11:40', weeks: [1] };
    const hours = hoursBySubject([lab, short], defaultCalendar);
    expect([...heldDays(short, defaultCalendar)]).toEqual(['2026-09-01', '2026-09-08', '2026-09-15']);
    expect(hours.get('ОАиП')).toEqual([
      { type: 'ЛК', hours: 6 },
      { type: 'ЛР', hours: 4 },
    ]);
  });

  it('timetabling: counts the hours of two subgroups once', () => {
    const halves = [1, 2].map((subgroup) => ({ ...short, id: subgroup, subgroup }));
    expect(hoursBySubject([{ ...short, id: 3 }, ...halves], defaultCalendar).get('ОАиП')).toEqual([
      { type: 'ЛК', hours: 12 },
    ]);
  });

  it('timetabling: excludes the session and announcements from the hours', () => {
    const others = [
      { ...short, isExam: true },
      { ...short, isAnnouncement: true },
    ];
    expect(hoursBySubject(others, defaultCalendar).size).toBe(0);
  });
});
