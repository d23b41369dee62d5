import type { IsoDate } from './dates.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekNumber } from './calendar.ts';
import { addDays, dotted, mondayOf, parseDotted } from './dates.ts';
import { defaultHolidays } from './default-holidays.ts';
import { lesson, schedule } from './lesson.fixture.ts';
import {
  lessonsHeldOn,
  lessonsOn,
  scheduleOfTerm,
  otherTerms,
  scheduleCycle,
  scheduleRange,
  subgroups,
  weekOutside,
} from './schedule.ts';

describe('first and last day of a schedule', () => {
  const plan = { Понедельник: [lesson({ startLessonDate: '07.09.2026', endLessonDate: '21.12.2026' })] };
  const bare = { startDate: null, endDate: null };
  const exam = lesson({ startLessonDate: null, endLessonDate: null, dateLesson: '11.01.2027' });

  it.each([
    ['the dates of the term', { schedules: plan }, ['2026-09-01', '2026-12-28']],
    ['the dates of its lessons', { ...bare, schedules: plan }, ['2026-09-07', '2026-12-21']],
    ['an exam after the lessons', { ...bare, schedules: plan, exams: [exam] }, ['2026-09-07', '2027-01-11']],
    [
      'the dates of the exams when there is nothing else',
      { ...bare, schedules: null, exams: [exam] },
      ['2027-01-11', '2027-01-11'],
    ],
    [
      'the dates of the next term',
      { ...bare, schedules: null, nextSchedules: plan },
      ['2026-09-07', '2026-12-21'],
    ],
  ])('schedule weeks: the first and last day are %s', (_, changes, [from, to]) => {
    expect(scheduleRange(schedule(changes))).toEqual({ from, to });
  });

  it.each([
    ['without lessons', {}],
    ['with an announcement only', { exams: [lesson({ announcement: true })] }],
    ['without dates', { ...bare, exams: [lesson({ startLessonDate: null, endLessonDate: null })] }],
  ] as const)('schedule weeks: the first and last day are unknown %s', (_, changes) => {
    expect(scheduleRange(schedule(changes))).toBeNull();
  });
});

describe('week selector', () => {
  // From Monday, 14.09., to Saturday, 19.12.2026.
  const autumn = schedule({
    startDate: null,
    endDate: null,
    schedules: { Понедельник: [lesson({ startLessonDate: '14.09.2026', endLessonDate: '19.12.2026' })] },
  });

  const mondays = (today: IsoDate) => scheduleCycle(autumn, today).weeks.map(({ monday }) => monday);

  it.each([
    ['2026-08-20', 'not-begun', '2026-09-14'],
    ['2026-09-12', 'not-begun', '2026-09-14'], // the Saturday before
    ['2026-09-13', 'running', '2026-09-14'], // on Sunday the coming week is the relevant one
    ['2026-11-28', 'running', '2026-11-23'],
    ['2026-11-29', 'running', '2026-11-30'],
    ['2026-12-19', 'running', '2026-12-14'], // the last day
    ['2026-12-20', 'over', '2026-12-14'],
    ['2027-02-01', 'over', '2026-12-14'],
  ] as const)('schedule weeks: on %s: %s, first the week of %s', (today, state, first) => {
    expect(scheduleCycle(autumn, today)).toMatchObject({ state, first });
  });

  it('schedule weeks: the selector begins with the first week of lessons, and ends with the last one', () => {
    expect(mondays('2026-08-20')).toEqual(['2026-09-28', '2026-10-05', '2026-09-14', '2026-09-21']);
    expect(mondays('2027-02-01')).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']);
  });

  it('schedule weeks: the schedule still runs on a last day that is a Monday', () => {
    const exam = lesson({ startLessonDate: null, endLessonDate: null, dateLesson: '11.01.2027' });
    const session = schedule({ exams: [exam] });
    expect(scheduleCycle(session, '2027-01-11')).toMatchObject({ state: 'running', first: '2027-01-11' });
  });

  it('schedule weeks: the selector contains the current weeks when nothing is planned', () => {
    expect(scheduleCycle(schedule(), '2026-11-27')).toMatchObject({ state: 'running', first: '2026-11-23' });
  });
});

describe('PUB-01 requested week', () => {
  const autumn = schedule({
    startDate: null,
    endDate: null,
    schedules: { Понедельник: [lesson({ startLessonDate: '14.09.2026', endLessonDate: '19.12.2026' })] },
  });

  it.each([
    ['2026-08-31', { kind: 'before', date: '2026-09-14' }],
    ['2026-09-07', { kind: 'before', date: '2026-09-14' }],
    ['2026-09-14', null],
    ['2026-12-14', null],
    ['2026-12-21', { kind: 'after', date: '2026-12-19' }],
    ['2027-01-04', { kind: 'after', date: '2026-12-19' }],
  ] as const)('schedule weeks: the requested week of %s: %o', (monday, expected) => {
    expect(weekOutside(autumn, monday)).toEqual(expected);
  });

  it('schedule weeks: no requested week is outside a schedule without known days', () => {
    expect(weekOutside(schedule({ startDate: null, endDate: null }), '1999-01-04')).toBeNull();
  });

  it('schedule weeks: a holiday in the requested week only has entries with that date', () => {
    const exam = lesson({
      subject: 'Э',
      weekNumber: null,
      dateLesson: '25.12.2026',
      startLessonTime: '14:00',
    });
    const daily = schedule({ schedules: { Пятница: [lesson()] }, exams: [exam] });
    const heldOn = (date: IsoDate, holidays = defaultHolidays) =>
      lessonsHeldOn(daily, date, holidays).map(({ subject }) => subject);
    expect(heldOn('2026-12-25')).toEqual(['Э']);
    expect(heldOn('2026-12-18')).toEqual(['ВвП']);
    expect(heldOn('2026-12-25', [])).toEqual(['ВвП', 'Э']);
  });
});

describe('PUB-01 previous and next term', () => {
  const past = {
    Вторник: [lesson({ subject: 'П', startLessonDate: '09.02.2026', endLessonDate: '30.05.2026' })],
  };
  const coming = {
    Среда: [lesson({ subject: 'Б', startLessonDate: '10.02.2027', endLessonDate: '29.05.2027' })],
  };
  const now = { Среда: [lesson({ subject: 'С' })] };
  const exam = lesson({ dateLesson: '11.01.2027' });

  it.each([
    ['none', { schedules: now }, []],
    ['only the next one', { schedules: now, nextSchedules: coming }, ['next']],
    [
      'both, between two terms',
      { schedules: null, previousSchedules: past, nextSchedules: coming },
      ['previous', 'next'],
    ],
    [
      'none when it has only announcements',
      { nextSchedules: { Среда: [lesson({ announcement: true })] } },
      [],
    ],
    ['none when it is empty', { previousSchedules: {}, nextSchedules: null }, []],
  ] as const)('schedule weeks: the other terms are %s', (_which, changes, expected) => {
    expect(otherTerms(schedule(changes))).toEqual(expected);
  });

  it('schedule weeks: another term is shown separately, from its own first day to its last', () => {
    const whole = schedule({ schedules: now, previousSchedules: past, nextSchedules: coming, exams: [exam] });
    const next = scheduleOfTerm(whole, 'next');
    expect(scheduleRange(next)).toEqual({ from: '2027-02-10', to: '2027-05-29' });
    expect(scheduleCycle(next, '2026-11-20')).toMatchObject({ state: 'not-begun', first: '2027-02-08' });
    expect(lessonsOn(next, '2027-02-10', 0).map(({ subject }) => subject)).toEqual(['Б']);
    expect(lessonsOn(next, '2026-11-18', 0)).toEqual([]);
    const previous = scheduleOfTerm(whole, 'previous');
    expect(scheduleCycle(previous, '2026-11-20')).toMatchObject({ state: 'over', first: '2026-05-25' });
    expect(previous.exams).toEqual([]);
  });
});

describe('any schedule', () => {
  const autumn = fc.integer({ min: 0, max: 130 }).map((days) => addDays('2026-08-25', days));
  const time = fc.constantFrom('09:00', '10:35', '12:25');
  const anyLesson = fc
    .record({
      weekNumber: fc.option(fc.subarray([1, 2, 3, 4])),
      numSubgroup: fc.constantFrom(0, 1, 2),
      startLessonTime: time,
      announcement: fc.boolean(),
      dates: fc.option(fc.tuple(autumn, autumn)),
      dateLesson: fc.option(autumn.map(dotted)),
    })
    .map(({ dates, ...rest }) => {
      const [from, to] = dates?.toSorted() ?? [];
      return lesson({
        ...rest,
        startLessonDate: from ? dotted(from) : null,
        endLessonDate: to ? dotted(to) : null,
      });
    });
  const some = fc.array(anyLesson, { maxLength: 6 });
  const anySchedule = fc
    .record({ mondays: some, saturdays: some, exams: some })
    .map(({ mondays, saturdays, exams }) =>
      schedule({ schedules: { Понедельник: mondays, Суббота: saturdays }, exams }),
    );

  it('schedule weeks: a lesson appears only within its dates, in its weeks, for its subgroup, in chronological order', () => {
    fc.assert(
      fc.property(anySchedule, autumn, fc.constantFrom(...subgroups), (any, date, subgroup) => {
        const lessons = lessonsOn(any, date, subgroup);
        for (const one of lessons) {
          const from = parseDotted(one.dateLesson ?? one.startLessonDate ?? '') ?? date;
          const to = parseDotted(one.dateLesson ?? one.endLessonDate ?? '') ?? date;
          expect(from <= date && date <= to).toBe(true);
          expect(one.announcement).toBe(false);
          expect(subgroup === 0 || one.numSubgroup === 0 || one.numSubgroup === subgroup).toBe(true);
          const free = one.dateLesson !== null || any.exams.includes(one) || !one.weekNumber?.length;
          expect(free || one.weekNumber?.includes(weekNumber(date))).toBe(true);
        }
        const starts = lessons.map(({ startLessonTime }) => startLessonTime);
        expect(starts).toEqual(starts.toSorted());
      }),
    );
  });

  it('schedule weeks: the range from first to last day contains every lesson', () => {
    fc.assert(
      fc.property(anySchedule, autumn, (any, date) => {
        const range = scheduleRange({ ...any, startDate: null, endDate: null });
        const dated = lessonsOn(any, date, 0).filter((one) => one.dateLesson ?? one.startLessonDate);
        expect(dated.length === 0 || (range !== null && range.from <= date && date <= range.to)).toBe(true);
      }),
    );
  });

  it('schedule weeks: the selector contains weeks 1–4 including the first, and the correct position of today', () => {
    const today = fc.integer({ min: 0, max: 600 }).map((days) => addDays('2026-06-01', days));
    fc.assert(
      fc.property(anySchedule, today, (any, day) => {
        const { state, weeks, first } = scheduleCycle(any, day);
        expect(weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4]);
        expect(weeks.map(({ monday }) => monday)).toContain(first);
        const { from = '', to = '9999' } = scheduleRange(any) ?? {};
        const expected = {
          'not-begun': day < from,
          over: day >= to,
          running: first === mondayOf(addDays(day, 1)),
        };
        expect(expected[state]).toBe(true);
      }),
    );
  });
});
