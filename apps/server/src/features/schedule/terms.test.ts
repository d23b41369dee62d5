import * as schedule from '@semestr/api/schedule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { nonEmpty } from '../../../test/non-empty.ts';

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  visitor = await server.client();
});
afterAll(() => server.close());

/** Returns the names of a schedule's terms, and whether each has lessons. */
const termsOf = (answer: schedule.Schedule) => ({
  current: answer.currentTerm,
  previous: answer.previousTerm,
  next: answer.nextTerm,
  period: answer.currentPeriod,
  plans: [answer.previousSchedules, answer.schedules, answer.nextSchedules].map((week) => week != null),
  hasExams: answer.exams.length > 0,
});

const autumn = {
  current: 'Осенний',
  previous: null,
  next: 'Весенний',
  period: 'Осенний',
  plans: [false, true, true],
  hasExams: true,
};
const between = { ...autumn, current: null, previous: 'Осенний', plans: [true, false, true] };
const spring = {
  ...between,
  current: 'Весенний',
  previous: null,
  next: null,
  period: 'Весенний',
  plans: [false, true, false],
};

/** A day, the terms around it, the month in which the displayed ones began, and the months of their session. */
const days: [string, object, string, RegExp][] = [
  ['2026-09-01T08:00:00Z', autumn, '09.2026', /^(12.2026|01.2027)$/],
  ['2026-11-20T09:58:00Z', autumn, '09.2026', /^(12.2026|01.2027)$/],
  ['2026-12-21T08:00:00Z', autumn, '09.2026', /^(12.2026|01.2027)$/],
  // The lessons are over, the session has not begun.
  ['2026-12-26T08:00:00Z', { ...between, period: null }, '09.2026', /^(12.2026|01.2027)$/],
  ['2027-01-05T08:00:00Z', { ...between, period: 'Сессия' }, '09.2026', /^(12.2026|01.2027)$/],
  ['2027-01-30T08:00:00Z', { ...between, period: null }, '09.2026', /^(12.2026|01.2027)$/],
  ['2027-03-10T08:00:00Z', spring, '02.2027', /^0[67].2027$/],
];

// The clock only moves forward here: responses of a day are cached until it ends.
describe('terms by date', () => {
  it.each(nonEmpty(days))(
    'schedule terms: a group’s and an educator’s terms follow the clock: %s',
    async (time, terms, start, session) => {
      server.clock.set(time);
      const ofGroup = await visitor.call(schedule.ofGroup, { query: { studentGroup: '428501' } });
      expect(termsOf(ofGroup)).toEqual(terms);
      expect(ofGroup.startDate?.slice(3)).toBe(start);
      for (const { dateLesson } of ofGroup.exams) expect(dateLesson?.slice(3)).toMatch(session);

      const ofEmployee = await visitor.call(schedule.ofEmployee, { params: { urlId: 'i-obrazcov' } });
      const { current, previous } = termsOf(ofGroup);
      expect(termsOf(ofEmployee)).toMatchObject({ current, previous });
      expect(ofEmployee.startDate?.slice(3)).toBe(start);
    },
  );
});

it('schedule terms: a year later the last term is still shown, but is not current', async () => {
  server.clock.set('2028-01-10T08:00:00Z');
  const answer = await visitor.call(schedule.ofGroup, { query: { studentGroup: '428501' } });
  expect(termsOf(answer)).toEqual({
    current: null,
    previous: 'Весенний',
    next: null,
    period: null,
    plans: [true, false, false],
    hasExams: true,
  });
});
