import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultHolidays } from './default-holidays.ts';
import { academicYear, firstMonday } from './calendar.ts';
import { addDays, dayOf, daysBetween, type IsoDate, monthOf, weekday } from './dates.ts';
import {
  academicMonths,
  type CalendarMonth,
  holidayLines,
  monthName,
  presentWeek,
  yearOfAddress,
  yearsToChoose,
} from './months.ts';

/** Formats a month: "1: . 1 2 3 4 5 6". */
const printed = ({ weeks }: CalendarMonth): string[] =>
  weeks.map(({ week, days }) => `${week}: ${days.map((date) => (date ? dayOf(date) : '.')).join(' ')}`);

function monthOfYear(year: number, month: number): CalendarMonth {
  const found = academicMonths(year).find(({ first }) => monthOf(first) === month);
  if (!found) throw new Error(`The year ${year} has no month ${month}`);
  return found;
}

describe('CAL-02 months of an academic year (section 2, "Calendar screen")', () => {
  it('CAL-02 months: an academic year has twelve, from September to August', () => {
    expect(academicMonths(2026).map(({ first }) => first)).toEqual([
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
      '2027-05-01',
      '2027-06-01',
      '2027-07-01',
      '2027-08-01',
    ]);
  });

  it.each([
    // The weeks from one first Monday to the next, the first and the last week, the days of February.
    [2023, 52, '1: . . . . 1 2 3', '1: 26 27 28 29 30 31 .', 29], // a leap year, and 1 September 2024 is a Sunday
    [2024, 53, '1: . . . . . . 1', '1: 25 26 27 28 29 30 31', 28], // begins on that Sunday
    [2025, 52, '1: 1 2 3 4 5 6 7', '1: 31 . . . . . .', 28],
    [2026, 52, '1: . 1 2 3 4 5 6', '1: 30 31 . . . . .', 28],
    [2027, 52, '1: . . 1 2 3 4 5', '1: 28 29 30 31 . . .', 29], // a leap year
    [2029, 52, '1: . . . . . 1 2', '1: 26 27 28 29 30 31 .', 28], // 1 September 2030 is a Sunday
    [2030, 53, '1: . . . . . . 1', '1: 25 26 27 28 29 30 31', 28],
  ])(
    'CAL-02 months: %i has %i weeks, begins with "%s" and ends with "%s"',
    (year, weeks, first, last, february) => {
      const months = academicMonths(year).map(printed);
      expect(daysBetween(firstMonday(year), firstMonday(year + 1)) / 7).toBe(weeks);
      expect(months[0]?.[0]).toBe(first);
      expect(months[11]?.at(-1)).toBe(last);
      expect(months[5]?.at(-1)).toMatch(new RegExp(`\\b${february}\\b(?! \\d)`));
    },
  );

  it.each([
    [
      2026,
      11,
      [
        '1: . . . . . . 1',
        '2: 2 3 4 5 6 7 8',
        '3: 9 10 11 12 13 14 15',
        '4: 16 17 18 19 20 21 22',
        '1: 23 24 25 26 27 28 29',
        '2: 30 . . . . . .',
      ],
    ],
    [
      2026,
      2,
      ['3: 1 2 3 4 5 6 7', '4: 8 9 10 11 12 13 14', '1: 15 16 17 18 19 20 21', '2: 22 23 24 25 26 27 28'],
    ],
    [
      2024,
      9,
      [
        '1: . . . . . . 1',
        '2: 2 3 4 5 6 7 8',
        '3: 9 10 11 12 13 14 15',
        '4: 16 17 18 19 20 21 22',
        '1: 23 24 25 26 27 28 29',
        '2: 30 . . . . . .',
      ],
    ],
    [
      2027,
      2,
      [
        '3: . 1 2 3 4 5 6',
        '4: 7 8 9 10 11 12 13',
        '1: 14 15 16 17 18 19 20',
        '2: 21 22 23 24 25 26 27',
        '3: 28 29 . . . . .',
      ],
    ],
  ])('CAL-02 months: the year %i contains in month %i the weeks %j', (year, month, weeks) => {
    expect(printed(monthOfYear(year, month))).toEqual(weeks);
  });

  it('CAL-02 months: the calendar contains every day of any year once, under its weekday; a week in two months has one number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2099 }), (year) => {
        const weeks = academicMonths(year).flatMap((month) => month.weeks);
        const days = weeks.flatMap((week) => week.days).filter((date) => date !== null);
        const count = daysBetween(`${year}-09-01`, `${year + 1}-09-01`);
        expect(days).toEqual(Array.from({ length: count }, (_, index) => addDays(`${year}-09-01`, index)));
        const columns = weeks.flatMap((week) => week.days.map((date, index) => [date, index + 1] as const));
        expect(columns.filter(([date, column]) => date && weekday(date) !== column)).toEqual([]);
        const numbers = Map.groupBy(weeks, ({ monday }) => monday);
        for (const same of numbers.values()) expect(new Set(same.map(({ week }) => week)).size).toBe(1);
      }),
      { numRuns: 20 },
    );
  });
});

describe('CAL-04 holidays of a month in words (section 2, "Calendar screen")', () => {
  it.each([
    ['ru', 1, ['1, 2 Новый год', '7 Рождество Христово (православное)']],
    ['en', 1, ['1 New Year’s Day', '2 New Year', '7 Christmas Day (Orthodox)']],
    ['be', 1, ['1, 2 Новы год', '7 Нараджэнне Хрыстова (праваслаўнае)']],
    ['ru', 5, ['1 Праздник труда', '9 День Победы']],
    ['ru', 6, []],
  ] as const)('CAL-04 months: the holidays in %s in month %i are %j', (language, month, lines) => {
    const found = holidayLines(monthOfYear(2026, month), defaultHolidays, language);
    expect(found.map(({ days, name }) => `${days.join(', ')} ${name}`)).toEqual(lines);
  });
});

it('CAL-04 months: a holiday without a translation is shown in Russian, separate from the others', () => {
  const dayOff = { day: 20, month: 11, year: 2026, name: 'Выходной', nameEn: null, nameBe: null };
  const lines = (year: number) =>
    holidayLines(monthOfYear(year, 11), [...defaultHolidays, dayOff], 'en').map(({ days, lang }) => [
      days,
      lang,
    ]);
  expect(lines(2026)).toEqual([
    [[7], 'en'],
    [[20], 'ru'],
  ]);
  expect(lines(2025)).toEqual([[[7], 'en']]);
});

describe('CAL-03 current week of a month (section 2, "Calendar screen")', () => {
  it.each([
    ['2026-11-27', 2026, 11, { week: 1, holdsToday: true }],
    ['2026-11-30', 2026, 11, { week: 2, holdsToday: true }],
    ['2026-12-01', 2026, 11, { week: 2, holdsToday: false }], // the week is part of two months
    ['2026-12-01', 2026, 12, { week: 2, holdsToday: true }],
    ['2026-11-27', 2026, 10, null],
    ['2026-11-27', 2025, 11, null], // the same day of another year
    ['2026-09-02', 2025, 8, { week: 1, holdsToday: false }], // the last row of the previous year
  ] as const)('CAL-03 months: on %s the year %i has in month %i: %j', (today, year, month, present) => {
    expect(presentWeek(monthOfYear(year, month), today)).toEqual(present);
  });
});

describe('CAL-01 displayed academic year', () => {
  const today: IsoDate = '2026-11-27';

  it.each([
    ['2025', 2025],
    ['2000', 2000],
    ['2099', 2099],
    [null, 2026],
    ['', 2026],
    ['1999', 2026],
    ['2100', 2026],
    ['26', 2026],
    ['2e3', 2026],
    ['2025.5', 2026],
  ])('CAL-01 months: the academic year of the address %j is %i', (text, year) => {
    expect(yearOfAddress(text, today)).toBe(year);
  });

  it('CAL-01 months: the academic year rolls over after August', () => {
    expect(yearOfAddress(null, '2026-08-31')).toBe(2025);
    expect(yearOfAddress(null, '2026-09-01')).toBe(2026);
  });

  it.each([
    [2026, [2025, 2026, 2027]],
    [2025, [2025, 2026, 2027]], // the choices stay in place
    [2027, [2025, 2026, 2027]],
    [2022, [2021, 2022, 2023]],
    [2000, [2000, 2001]],
  ])('months: while %i is shown the choices are %j', (year, choices) => {
    expect(yearsToChoose(year, today)).toEqual(choices);
    expect(academicYear(today)).toBe(2026);
  });
});

describe('name of a month', () => {
  it.each([
    ['2026-11-27', 'ru', 'Ноябрь'],
    ['2027-05-01', 'en', 'May'],
    ['2027-02-28', 'be', 'Люты'],
  ] as const)('months: the name of %s in %s is %s', (date, language, name) => {
    expect(monthName(date, language)).toBe(name);
  });
});
