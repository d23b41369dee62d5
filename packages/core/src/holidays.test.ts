import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRedDay, isTeachingDay, nearestTeachingDay } from './calendar.ts';
import { addDays, dayOf, daysBetween, type IsoDate, monthOf } from './dates.ts';
import { type Holiday, holidayFault, holidayOn, nextHoliday } from './holidays.ts';
import { usualHolidays } from './usual-holidays.ts';
import { nameIn } from './languages.ts';

const anyDate = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2000-01-01', days));

describe('CAL-04 holidays (section 2, "Calendar screen")', () => {
  it('CAL-04 are the ten of the specification', () => {
    const days = usualHolidays.map(({ day, month }) => `${day}.${month}`);
    expect(days).toEqual(['7.11', '25.12', '1.1', '2.1', '7.1', '8.3', '29.4', '1.5', '9.5', '3.7']);
  });

  it('CAL-04 have a name for the tooltip in all languages', () => {
    for (const { name, nameEn, nameBe } of usualHolidays) {
      expect(name).toMatch(/^[А-ЯЁ][^A-Za-z]+$/);
      expect(nameEn).toMatch(/^[A-Z][^А-яЁё]+$/);
      expect(nameBe).toMatch(/^[А-ЯЁІ][^A-Za-z]+$/);
    }
  });

  it.each([
    ['2027-01-07', true], // a Thursday, Orthodox Christmas
    ['2027-03-08', true], // a Monday
    ['2026-12-25', true], // a Friday
    ['2026-11-28', true], // a Saturday
    ['2026-11-29', true], // a Sunday
    ['2026-11-27', false],
    ['2026-07-11', true], // a Saturday; day and month must not change places (7.11)
    ['2027-08-03', false], // a Tuesday; likewise (8.3)
  ] as const)('CAL-04 %s is printed in red: %s', (date, red) => {
    expect(isRedDay(date, usualHolidays)).toBe(red);
  });

  it('CAL-04 every year has each of them once, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2100 }), (year) => {
        const days = Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index));
        expect(new Set(days.flatMap((date) => holidayOn(date, usualHolidays) ?? [])).size).toBe(10);
        expect(days.filter((date) => holidayOn(date, usualHolidays))).toHaveLength(10);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the next holiday', () => {
  it.each([
    ['2026-11-27', '2026-12-25'],
    ['2026-12-25', '2027-01-01'], // after the date, not on it; over the New Year
    ['2027-01-01', '2027-01-02'],
    ['2027-07-03', '2027-11-07'],
  ] as const)('after %s is on %s', (date, next) => {
    expect(nextHoliday(date, usualHolidays)?.date).toBe(next);
  });

  it('is the first one: no holiday lies between', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const next = nextHoliday(date, usualHolidays);
        if (!next) throw new Error('There is no next holiday');
        expect([next.holiday.day, next.holiday.month]).toEqual([dayOf(next.date), monthOf(next.date)]);
        const between = Array.from({ length: daysBetween(date, next.date) - 1 }, (_, i) =>
          addDays(date, i + 1),
        );
        expect(between.filter((day) => holidayOn(day, usualHolidays))).toEqual([]);
      }),
    );
  });
});

const holiday = (day: number, month: number, year: number | null = null, name = 'Выходной'): Holiday => ({
  day,
  month,
  year,
  name,
  nameEn: null,
  nameBe: null,
});

describe('CAL-04 a holiday of one year', () => {
  const dayOff = holiday(20, 11, 2026);

  it.each([
    ['2026-11-20', false],
    ['2026-11-19', true],
    ['2025-11-20', true],
    ['2027-11-20', true],
  ] as const)('%s is a day of lessons: %s', (date, isTeaching) => {
    expect(isTeachingDay(date, [dayOff])).toBe(isTeaching);
  });

  it('stands before one of every year, in whichever order they come', () => {
    const both = [holiday(7, 11, null, 'Праздник'), holiday(7, 11, 2026, 'Перенос')];
    const names = (date: IsoDate) =>
      [both, both.toReversed()].map((holidays) => holidayOn(date, holidays)?.name);
    expect(names('2026-11-07')).toEqual(['Перенос', 'Перенос']);
    expect(names('2027-11-07')).toEqual(['Праздник', 'Праздник']);
  });

  it('is the next one until it has been', () => {
    expect(nextHoliday('2026-11-01', [dayOff])).toEqual({ date: '2026-11-20', holiday: dayOff });
    expect(nextHoliday('2020-01-01', [dayOff])?.date).toBe('2026-11-20');
    expect(nextHoliday('2026-11-20', [dayOff])).toBeNull();
  });
});

describe('CAL-04 a holiday on 29 February', () => {
  const leap = holiday(29, 2);

  it('is in leap years alone', () => {
    expect(holidayOn('2028-02-29', [leap])).toBe(leap);
    expect(holidayOn('2027-03-01', [leap])).toBeUndefined();
  });

  it('is the next one also over years that have none', () => {
    expect(nextHoliday('2028-02-29', [leap])?.date).toBe('2032-02-29');
    expect(nextHoliday('2096-02-29', [leap])?.date).toBe('2104-02-29');
  });
});

it('CAL-04 without holidays only Sundays are free, and none comes next', () => {
  expect(isTeachingDay('2027-01-01', [])).toBe(true);
  expect(isTeachingDay('2027-01-03', [])).toBe(false);
  expect(nextHoliday('2026-11-20', [])).toBeNull();
});

it('the nearest day of lessons is found on either side, and the search for one ends', () => {
  expect(nearestTeachingDay('2026-12-31', 1, usualHolidays)).toBe('2027-01-04');
  expect(nearestTeachingDay('2027-01-04', -1, usualHolidays)).toBe('2026-12-31');
  const everyDay = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index));
  const none = everyDay.map((date) => holiday(dayOf(date), monthOf(date)));
  expect(nearestTeachingDay('2026-11-20', 1, none)).toBe('2027-11-21');
});

describe('the date of a holiday', () => {
  it.each<[number, number, number | null, boolean]>([
    [31, 12, null, true],
    [29, 2, null, true],
    [29, 2, 2028, true],
    [29, 2, 2027, false],
    [30, 2, null, false],
    [31, 4, null, false],
    [31, 6, 2026, false],
  ])('%i.%i of the year %s can be: %s', (day, month, year, canBe) => {
    expect(holidayFault({ day, month, year })).toEqual(canBe ? null : { field: 'day', reason: 'too-big' });
  });
});

it('CAL-04 a holiday that has no name in a language is called in Russian, and says so', () => {
  const named = { ...holiday(1, 2), nameEn: 'Day off' };
  expect(nameIn(named, 'en')).toEqual({ text: 'Day off', lang: 'en' });
  expect(nameIn(named, 'be')).toEqual({ text: 'Выходной', lang: 'ru' });
  expect(nameIn(named, 'ru')).toEqual({ text: 'Выходной', lang: 'ru' });
});
