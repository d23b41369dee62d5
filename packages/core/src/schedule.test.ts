import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from './dates.ts';
import { lesson, type NamedLesson, schedule } from './lesson.fixture.ts';
import { dayKeys, lessonKind, lessonsOn, lessonsOverWeeks, nowAndNext } from './schedule.ts';

// 23.11.2026 is the Monday of a week 1; 30.11. of a week 2.
const onMonday = (...lessons: NamedLesson[]) => schedule({ schedules: { Понедельник: lessons } });
const subjects = (lessons: readonly NamedLesson[]) => lessons.map(({ subject }) => subject);
const exam = lesson({
  subject: 'экзамен',
  lessonTypeAbbrev: 'Экзамен',
  weekNumber: null,
  startLessonDate: null,
  endLessonDate: null,
  dateLesson: '11.01.2027',
});

it.each([
  ['ЛК', 'lk'],
  ['УЛк', 'lk'],
  ['ПЗ', 'pz'],
  ['УПз', 'pz'],
  ['ЛР', 'lr'],
  ['УЛР', 'lr'],
  ['Консультация', 'ks'],
  ['Экзамен', 'exam'],
  ['Канд. экзамен', 'exam'],
  ['Зачет', 'credit'],
  ['Дифф. зачет', 'credit'],
  [null, 'ks'],
  ['Новое слово', 'ks'],
])('schedule: %s looks like %s (wire, section 3.10, lessonTypeAbbrev)', (lessonTypeAbbrev, kind) => {
  expect(lessonKind({ lessonTypeAbbrev })).toBe(kind);
});

describe('lessons of a date', () => {
  it.each([
    ['in one of its weeks', {}, true],
    ['in another week', { weekNumber: [2, 3, 4] }, false],
    ['without weeks', { weekNumber: null }, true],
    ['with an empty list of weeks', { weekNumber: [] }, true],
    ['on its first day', { startLessonDate: '23.11.2026' }, true],
    ['before its first day', { startLessonDate: '24.11.2026' }, false],
    ['on its last day', { endLessonDate: '23.11.2026' }, true],
    ['after its last day', { endLessonDate: '22.11.2026' }, false],
    ['without first and last day', { startLessonDate: null, endLessonDate: null }, true],
    ['on its only day, regardless of the week', { dateLesson: '23.11.2026', weekNumber: [3] }, true],
    ['on another day than its only one', { dateLesson: '30.11.2026' }, false],
    ['that is an announcement', { announcement: true }, false],
  ])('schedule: checks whether a date contains a lesson %s', (_, changes, held) => {
    expect(lessonsOn(onMonday(lesson(changes)), '2026-11-23', 0)).toHaveLength(held ? 1 : 0);
  });

  it.each([
    [0, ['оба', 'первая', 'вторая']],
    [1, ['оба', 'первая']],
    [2, ['оба', 'вторая']],
  ] as const)('schedule: a date shows subgroup %i, sorted by time and subgroup', (subgroup, expected) => {
    const both = lesson({ subject: 'оба', startLessonTime: '08:00' });
    const second = lesson({ subject: 'вторая', numSubgroup: 2 });
    const first = lesson({ subject: 'первая', numSubgroup: 1 });
    expect(subjects(lessonsOn(onMonday(second, first, both), '2026-11-23', subgroup))).toEqual(expected);
  });

  it('schedule: lessons belong to their weekday; Sunday has none', () => {
    const everyDay = schedule({ schedules: Object.fromEntries(dayKeys.map((day) => [day, [lesson()]])) });
    const counts = [0, 1, 2, 3, 4, 5, 6].map(
      (day) => lessonsOn(everyDay, addDays('2026-11-23', day), 0).length,
    );
    expect(counts).toEqual([1, 1, 1, 1, 1, 1, 0]);
    expect(lessonsOn(onMonday(lesson()), '2026-11-24', 0)).toEqual([]);
  });

  it('schedule: a date includes lessons of the previous and the next term', () => {
    const plan = { Понедельник: [lesson()] };
    expect(lessonsOn(schedule({ schedules: null, previousSchedules: plan }), '2026-11-23', 0)).toHaveLength(
      1,
    );
    expect(lessonsOn(schedule({ schedules: null, nextSchedules: plan }), '2026-11-23', 0)).toHaveLength(1);
  });

  it('schedule: an undated lesson of another term is shown only outside the current one', () => {
    const undated = { startLessonDate: null, endLessonDate: null };
    const all = schedule({
      previousSchedules: { Понедельник: [lesson({ subject: 'прошлый', ...undated })] },
      schedules: { Понедельник: [lesson({ subject: 'текущий' })] },
      nextSchedules: { Понедельник: [lesson({ subject: 'будущий', ...undated })] },
    });
    const on = (date: IsoDate) => lessonsOn(all, date, 0).map(({ subject }) => subject);
    expect(on('2026-08-31')).toEqual(['прошлый']);
    expect(on('2026-11-23')).toEqual(['текущий']);
    expect(on('2027-02-08')).toEqual(['будущий']);
  });

  it('schedule: a date contains entries of the session, once', () => {
    expect(lessonsOn(schedule({ exams: [exam] }), '2027-01-11', 0)).toEqual([exam]);
    expect(lessonsOn(schedule({ exams: [exam] }), '2027-01-12', 0)).toEqual([]);
    // The provider lists a dated lesson in the week's plan and among the exams.
    const twice = schedule({ schedules: { Понедельник: [exam] }, exams: [{ ...exam }] });
    expect(lessonsOn(twice, '2027-01-11', 0)).toHaveLength(1);
    expect(lessonsOn(schedule({ exams: [{ ...exam, announcement: true }] }), '2027-01-11', 0)).toEqual([]);
  });
});

describe('lessons of a weekday over several weeks', () => {
  const mondays = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'] as const;

  it('schedule: a weekday lists each lesson once with its weeks, sorted by time', () => {
    const late = lesson({ subject: 'поздняя', startLessonTime: '12:25', weekNumber: [1, 2, 3, 4] });
    const early = lesson({ subject: 'ранняя', weekNumber: [2, 4] });
    const ended = lesson({ subject: 'кончилась', endLessonDate: '22.11.2026' });
    const found = lessonsOverWeeks(onMonday(late, early, ended), mondays, 0, 0);
    expect(found).toEqual([
      { lesson: early, weeks: [2, 4] },
      { lesson: late, weeks: [1, 2, 3, 4] },
    ]);
  });

  it('schedule: a weekday is filtered by weeks, day and subgroup', () => {
    const second = lesson({ numSubgroup: 2 });
    const plan = onMonday(second);
    // The weeks are sorted by number, in whatever order they were chosen.
    expect(lessonsOverWeeks(plan, ['2026-12-07', '2026-11-23'], 0, 2)).toEqual([
      { lesson: second, weeks: [1, 3] },
    ]);
    expect(lessonsOverWeeks(plan, mondays, 1, 2)).toEqual([]);
    expect(lessonsOverWeeks(plan, mondays, 0, 1)).toEqual([]);
    expect(lessonsOverWeeks(plan, [], 0, 0)).toEqual([]);
  });

  it('schedule: the same lesson of two subgroups is listed twice', () => {
    const [first, second] = [lesson({ numSubgroup: 1 }), lesson({ numSubgroup: 2 })];
    expect(lessonsOverWeeks(onMonday(first, second), mondays, 0, 0)).toHaveLength(2);
  });
});

describe('current lesson', () => {
  const day = [
    lesson({ subject: 'первая' }),
    lesson({ subject: 'вторая', startLessonTime: '10:35', endLessonTime: '11:55' }),
    lesson({ subject: 'дольше', startLessonTime: '10:35', endLessonTime: '12:10' }),
  ];

  it.each([
    ['08:30', [], 0, 'первая', 30],
    ['09:00', ['первая'], 80, 'вторая', 95], // the first minute belongs to the lesson
    ['10:20', [], 0, 'вторая', 15], // the last one does not
    ['10:40', ['вторая', 'дольше'], 75, undefined, 0], // until the first of them ends
    ['12:00', ['дольше'], 10, undefined, 0],
    ['12:10', [], 0, undefined, 0],
  ])('schedule: at %s: %j for %i min, then %s in %i min', (time, now, minutesLeft, next, minutesUntil) => {
    const state = nowAndNext(day, time);
    expect(subjects(state.now)).toEqual(now);
    expect(state.next?.subject).toBe(next);
    expect([state.minutesLeft, state.minutesUntil]).toEqual([minutesLeft, minutesUntil]);
  });
});
