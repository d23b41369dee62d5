import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRedDay, isTeachingDay, nearestTeachingDay } from './calendar.ts';
import { addDays, dayOf, daysBetween, type IsoDate, monthOf } from './dates.ts';
import { type Holiday, holidayFault, holidayOn, nextHoliday } from './holidays.ts';
import { defaultHolidays } from './default-holidays.ts';
import { nameIn } from './languages.ts';

const anyDate = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2000-01-01', days));

describe('CAL-04 holidays (section 2, "Calendar screen")', () => {
  it('CAL-04 holidays: the default ones are the ten of the specification', () => {
    const days = defaultHolidays.map(({ day, month }) => `${day}.${month}`);
    expect(days).toEqual(['7.11', '25.12', '1.1', '2.1', '7.1', '8.3', '29.4', '1.5', '9.5', '3.7']);
  });

  it('CAL-04 holidays: every holiday has a name for the tooltip in all languages', () => {
    for (const { name, nameEn, nameBe } of defaultHolidays) {
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
    ['2026-07-11', true], // a Saturday; day and month must not be swapped (7.11)
    ['2027-08-03', false], // a Tuesday; likewise (8.3)
  ] as const)('CAL-04 holidays: %s is shown in red: %s', (date, red) => {
    expect(isRedDay(date, defaultHolidays)).toBe(red);
  });

  it('CAL-04 holidays: every year contains each of them once, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2100 }), (year) => {
        const days = Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index));
        expect(new Set(days.flatMap((date) => holidayOn(date, defaultHolidays) ?? [])).size).toBe(10);
        expect(days.filter((date) => holidayOn(date, defaultHolidays))).toHaveLength(10);
      }),
      { numRuns: 20 },
    );
  });
});

describe('next holiday', () => {
  it.each([
    ['2026-11-27', '2026-12-25'],
    ['2026-12-25', '2027-01-01'], // after the date, not on it; across the New Year
    ['2027-01-01', '2027-01-02'],
    ['2027-07-03', '2027-11-07'],
  ] as const)('holidays: the next one after %s is on %s', (date, next) => {
    expect(nextHoliday(date, defaultHolidays)?.date).toBe(next);
  });

  it('holidays: no holiday is between the date and the next one', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const next = nextHoliday(date, defaultHolidays);
        if (!next) throw new Error('There is no next holiday');
        expect([next.holiday.day, next.holiday.month]).toEqual([dayOf(next.date), monthOf(next.date)]);
        const between = Array.from({ length: daysBetween(date, next.date) - 1 }, (_, i) =>
          addDays(date, i + 1),
        );
        expect(between.filter((day) => holidayOn(day, defaultHolidays))).toEqual([]);
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

describe('CAL-04 holiday of a single year', () => {
  const dayOff = holiday(20, 11, 2026);

  it.each([
    ['2026-11-20', false],
    ['2026-11-19', true],
    ['2025-11-20', true],
    ['2027-11-20', true],
  ] as const)('holidays: %s is a teaching day: %s', (date, isTeaching) => {
    expect(isTeachingDay(date, [dayOff])).toBe(isTeaching);
  });

  it('holidays: a holiday of a single year overrides a yearly one, in any order', () => {
    const both = [holiday(7, 11, null, 'Праздник'), holiday(7, 11, 2026, 'Перенос')];
    const names = (date: IsoDate) =>
      [both, both.toReversed()].map((holidays) => holidayOn(date, holidays)?.name);
    expect(names('2026-11-07')).toEqual(['Перенос', 'Перенос']);
    expect(names('2027-11-07')).toEqual(['Праздник', 'Праздник']);
  });

  it('holidays: a holiday of a single year is the next one until it has passed', () => {
    expect(nextHoliday('2026-11-01', [dayOff])).toEqual({ date: '2026-11-20', holiday: dayOff });
    expect(nextHoliday('2020-01-01', [dayOff])?.date).toBe('2026-11-20');
    expect(nextHoliday('2026-11-20', [dayOff])).toBeNull();
  });
});

describe('CAL-04 holiday on 29 February', () => {
  const leap = holiday(29, 2);

  it('holidays: a holiday on 29 February exists only in leap years', () => {
    expect(holidayOn('2028-02-29', [leap])).toBe(leap);
    expect(holidayOn('2027-03-01', [leap])).toBeUndefined();
  });

  it('holidays: a holiday on 29 February is the next one even across years without it', () => {
    expect(nextHoliday('2028-02-29', [leap])?.date).toBe('2032-02-29');
    expect(nextHoliday('2096-02-29', [leap])?.date).toBe('2104-02-29');
  });
});

it('CAL-04 holidays: without holidays only Sundays are free, and there is no next holiday', () => {
  expect(isTeachingDay('2027-01-01', [])).toBe(true);
  expect(isTeachingDay('2027-01-03', [])).toBe(false);
  expect(nextHoliday('2026-11-20', [])).toBeNull();
});

it('holidays: finds the nearest teaching day in either direction, within a limit', () => {
  expect(nearestTeachingDay('2026-12-31', 1, defaultHolidays)).toBe('2027-01-04');
  expect(nearestTeachingDay('2027-01-04', -1, defaultHolidays)).toBe('2026-12-31');
  const everyDay = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index));
  const none = everyDay.map((date) => holiday(dayOf(date), monthOf(date)));
  expect(nearestTeachingDay('2026-11-20', 1, none)).toBe('2027-11-21');
});

describe('validation of a holiday’s date', () => {
  it.each<[number, number, number | null, boolean]>([
    [31, 12, null, true],
    [29, 2, null, true],
    [29, 2, 2028, true],
    [29, 2, 2027, false],
    [30, 2, null, false],
    [31, 4, null, false],
    [31, 6, 2026, false],
  ])('holidays: %i.%i of the year %s is valid: %s', (day, month, year, canBe) => {
    expect(holidayFault({ day, month, year })).toEqual(canBe ? null : { field: 'day', reason: 'too-big' });
  });
});

it('CAL-04 holidays: a missing translation falls back to Russian, with its language', () => {
  const named = { ...holiday(1, 2), nameEn: 'Day off' };
  expect(nameIn(named, 'en')).toEqual({ text: 'Day off', lang: 'en' });
  expect(nameIn(named, 'be')).toEqual({ text: 'Выходной', lang: 'ru' });
  expect(nameIn(named, 'ru')).toEqual({ text: 'Выходной', lang: 'ru' });
});
