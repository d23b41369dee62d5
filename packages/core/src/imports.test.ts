import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  announcementFault,
  countLessons,
  isLoss,
  isSafeLink,
  lessonFault,
  partsOf,
  type ProviderLesson,
  type ProviderSchedule,
  scheduleFault,
} from './imports.ts';

const lesson = (changes: Partial<ProviderLesson> = {}): ProviderLesson => ({
  startLessonTime: '09:00',
  endLessonTime: '10:20',
  dateLesson: null,
  startLessonDate: '01.09.2026',
  endLessonDate: '21.12.2026',
  announcement: false,
  ...changes,
});
const exam = (date: string) => lesson({ dateLesson: date, startLessonDate: null, endLessonDate: null });
const schedule = (
  changes: Partial<ProviderSchedule<ProviderLesson>> = {},
): ProviderSchedule<ProviderLesson> => ({
  startDate: null,
  endDate: null,
  startExamsDate: null,
  endExamsDate: null,
  schedules: null,
  exams: [],
  ...changes,
});

const count = fc.integer({ min: 0, max: 1000 });

describe('loss of lessons', () => {
  it.each([
    [{ before: 10, after: 9 }, false],
    [{ before: 9, after: 8 }, true],
    [{ before: 60, after: 54 }, false],
    [{ before: 60, after: 53 }, true],
    [{ before: 1, after: 0 }, true],
    [{ before: 0, after: 0 }, false],
  ])('imports: the change %j is a loss: %s', (counts, expected) => expect(isLoss(counts)).toBe(expected));

  it('imports: emptying a schedule is always a loss', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (before) => {
        expect(isLoss({ before, after: 0 })).toBe(true);
      }),
    ));

  it('imports: keeping or adding lessons is not a loss', () =>
    fc.assert(
      fc.property(count, count, (before, more) => {
        expect(isLoss({ before, after: before + more })).toBe(false);
      }),
    ));

  it('imports: a loss remains one when more lessons are removed', () =>
    fc.assert(
      fc.property(count, count, count, (before, after, more) => {
        fc.pre(isLoss({ before, after }));
        expect(isLoss({ before, after: after - more })).toBe(true);
      }),
    ));
});

it('imports: announcements do not count as lessons', () => {
  expect(countLessons([lesson(), lesson({ announcement: true })])).toBe(1);
});

describe('terms of a schedule', () => {
  const spoken = (changes: Partial<ProviderSchedule<ProviderLesson>>) =>
    partsOf(schedule(changes)).map(
      ({ term, isExam, lessons }) => `${term} ${isExam ? 'session' : 'plan'} ${lessons.length}`,
    );
  const plan = { Понедельник: [lesson()] };

  it.each<[string, Partial<ProviderSchedule<ProviderLesson>>, string[]]>([
    [
      'its plan and the session of that term',
      { schedules: plan },
      ['2026-autumn plan 1', '2026-autumn session 0'],
    ],
    [
      'its plan and its session',
      { schedules: plan, exams: [exam('12.01.2027')] },
      ['2026-autumn plan 1', '2026-autumn session 1'],
    ],
    ['only a session, without the previous plan', { exams: [exam('12.01.2027')] }, ['2026-autumn session 1']],
    [
      'an empty plan when its days are known',
      { startDate: '01.09.2026', schedules: {} },
      ['2026-autumn plan 0', '2026-autumn session 0'],
    ],
    [
      'the previous plan when the days of the schedule are its days',
      { startDate: '09.02.2026', endDate: '06.06.2026', previousSchedules: plan },
      ['2025-spring plan 1'],
    ],
    [
      'the next plan next to the current one',
      {
        schedules: plan,
        nextSchedules: { Среда: [lesson({ startLessonDate: '08.02.2027', endLessonDate: '05.06.2027' })] },
      },
      ['2026-autumn plan 1', '2026-spring plan 1', '2026-autumn session 0'],
    ],
    [
      'one plan when two are of the same term',
      { schedules: plan, nextSchedules: { Среда: [lesson()] } },
      ['2026-autumn plan 2', '2026-autumn session 0'],
    ],
    ['nothing when it has neither lessons nor days', {}, []],
  ])('imports: a schedule contains %s', (_what, changes, expected) =>
    expect(spoken(changes)).toEqual(expected),
  );

  it('imports: the days of an announcement count only when there is nothing else', () => {
    const announced = lesson({ announcement: true, dateLesson: '31.01.2027', startLessonDate: null });
    expect(spoken({ schedules: { Среда: [announced, lesson()] } })[0]).toBe('2026-autumn plan 2');
    expect(spoken({ schedules: { Среда: [announced] } })[0]).toBe('2026-spring plan 1');
  });
});

describe('implausible data', () => {
  it.each<[Partial<ProviderLesson>, string | undefined]>([
    [{}, undefined],
    [{ startLessonDate: '22.12.2026' }, 'endLessonDate order'],
    [{ endLessonDate: '31.12.9999' }, 'endLessonDate years'],
    [{ dateLesson: '01.01.1026' }, 'dateLesson years'],
    [{ startLessonTime: '11:00' }, 'endLessonTime order'],
    [{ startLessonTime: '00:00', endLessonTime: '00:01' }, undefined],
  ])('imports: rejects in a lesson: %j', (changes, expected) => {
    const fault = lessonFault(lesson(changes));
    expect(fault ? `${fault.path.join('.')} ${fault.reason}` : undefined).toBe(expected);
  });

  it.each<[Partial<ProviderSchedule<ProviderLesson>>, string | undefined]>([
    [{ startDate: '01.09.2026', endDate: '21.12.2026' }, undefined],
    [{ startDate: '21.12.2026', endDate: '01.09.2026' }, 'endDate order'],
    [{ startExamsDate: '01.01.9999' }, 'startExamsDate years'],
    [{ schedules: { Среда: [lesson({ startLessonDate: null })] } }, 'startDate no-term'],
    [{ exams: [lesson()] }, 'startDate no-term'],
  ])('imports: rejects in a schedule: %j', (changes, expected) => {
    const fault = scheduleFault(schedule(changes));
    expect(fault ? `${fault.path.join('.')} ${fault.reason}` : undefined).toBe(expected);
  });

  it.each([
    [{ date: '30.11.2026', startTime: '09:00', endTime: '10:20' }, undefined],
    [{ date: '9999-11-30', startTime: null, endTime: null }, 'date years'],
    [{ date: '2026-11-30', startTime: '09:00', endTime: '08:00' }, 'endTime order'],
  ])('imports: rejects in an announcement: %j', (announcement, expected) => {
    const fault = announcementFault(announcement);
    expect(fault ? `${fault.path.join('.')} ${fault.reason}` : undefined).toBe(expected);
  });

  it.each([
    ['https://provider.example/photos/1', true],
    ['HTTP://provider.example', true],
    ['/api/v1/employees/photo/1', true],
    ['javascript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//elsewhere.example/x', false],
    ['/\\elsewhere.example/x', false],
    ['https:///x', false],
    ['', false],
  ])('imports: rejects in a link: %s', (link, expected) => expect(isSafeLink(link)).toBe(expected));
});
