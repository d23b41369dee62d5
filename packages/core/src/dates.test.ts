import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  daysBetween,
  dotted,
  dottedDateTime,
  isDotted,
  isoDate,
  localDate,
  localTime,
  momentOfLocal,
  minutesOf,
  mondayOf,
  monthOf,
  parseDotted,
  readMoment,
  weekday,
  yearOf,
} from './dates.ts';

const anyDate = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
const someDays = fc.integer({ min: -5000, max: 5000 });

describe('HLP-05 university clock, 180 minutes ahead of UTC (section 9)', () => {
  it.each([
    ['2026-11-26T20:59:59Z', '2026-11-26', '23:59'], // the last second of the local day
    ['2026-11-26T21:00:00Z', '2026-11-27', '00:00'], // local midnight
    ['2026-11-27T09:57:00Z', '2026-11-27', '12:57'],
    ['2026-06-30T21:30:00Z', '2026-07-01', '00:30'], // no daylight saving time
    ['2026-12-31T21:00:00Z', '2027-01-01', '00:00'],
  ])('dates: %s is %s, %s at the university', (now, date, time) => {
    expect(localDate(new Date(now))).toBe(date);
    expect(localTime(new Date(now))).toBe(time);
  });

  it('HLP-05 dates: formats an instant as DD.MM.YYYY of the local day', () => {
    expect(dotted(localDate(new Date('2026-09-06T21:00:00Z')))).toBe('07.09.2026');
  });
});

it('dates: parses an instant as written in the university’s time zone', () => {
  expect(momentOfLocal('2026-11-27T00:30')?.toISOString()).toBe('2026-11-26T21:30:00.000Z');
  expect(momentOfLocal('')).toBeNull();
  expect(momentOfLocal('завтра')).toBeNull();
});

describe('D.M.Y of the provider (wire, section 2)', () => {
  it.each([
    ['07.09.2026', '2026-09-07'],
    ['7.9.2026', '2026-09-07'],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2026', null], // not a leap year
    ['31.11.2026', null],
    ['00.01.2026', null],
    ['01.13.2026', null],
    ['2026-09-07', null],
    ['07.09.26', null],
    ['07.09.2026 г.', null],
    ['', null],
  ])('dates: parses %j as %s', (text, date) => {
    expect(parseDotted(text)).toBe(date);
    expect(isDotted(text)).toBe(date !== null);
  });

  it('HLP-05 dates: formatting a parsed date returns the original', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(dotted(date)).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
        expect(parseDotted(dotted(date))).toBe(date);
        expect(isoDate(yearOf(date), monthOf(date), dayOf(date))).toBe(date);
      }),
    );
  });
});

describe('arithmetic with days', () => {
  it.each([
    ['2026-11-27', 1, '2026-11-28'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-29', 1, '2026-03-30'], // a day of 23 hours in most of Europe
  ] as const)('dates: %s plus %i days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
    expect(daysBetween(date, result)).toBe(days);
  });

  it('dates: adding and counting days are inverse operations', () => {
    fc.assert(
      fc.property(anyDate, someDays, (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });

  it('dates: ISO dates sort as text', () => {
    fc.assert(
      fc.property(anyDate, someDays, (date, days) => {
        expect(addDays(date, days) > date).toBe(days > 0);
      }),
    );
  });
});

describe('weekdays', () => {
  it.each([
    ['2026-11-23', 1],
    ['2026-11-27', 5],
    ['2026-11-29', 7], // Sunday is the last day, not the first
    ['2024-09-01', 7],
  ] as const)('dates: %s is day %i of its week', (date, day) => {
    expect(weekday(date)).toBe(day);
  });

  it('dates: a week begins on the Monday at most six days earlier', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const monday = mondayOf(date);
        expect(weekday(monday)).toBe(1);
        expect(daysBetween(monday, date)).toBe(weekday(date) - 1);
      }),
    );
  });
});

it.each([
  ['00:00', 0],
  ['09:00', 540],
  ['23:59', 1439],
  ['12:57:30', 777], // the provider once sent seconds: wire, section 3.10
])('dates: %s is minute %i of the day', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
});

describe('dottedDateTime', () => {
  it.each([
    ['2026-09-14T12:21:55Z', '14.09.2026 15:21:55'],
    ['2026-12-31T21:00:00Z', '01.01.2027 00:00:00'],
  ])('HLP-05 dates: %s is %s in the university’s time zone', (moment, text) => {
    expect(dottedDateTime(new Date(moment))).toBe(text);
  });
});

it.each([
  ['2026-09-07', '2026-09-07'],
  ['2026-09-07T00:00:00', '2026-09-07'],
  // A phone in Minsk writes its midnight in UTC.
  ['2026-09-06T21:00:00.000Z', '2026-09-07'],
  ['2026-09-07T00:00:00+03:00', '2026-09-07'],
  ['2026-02-30', null],
  ['2026-09-07T25:00:00Z', null],
  ['9999-12-31T23:00:00Z', null],
  ['07.09.2026', null],
])('dates: %s is on %s', (text, date) => {
  expect(readMoment(text)).toBe(date);
});
