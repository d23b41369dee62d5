import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from './dates.ts';
import {
  change,
  countdown,
  courseName,
  dayMonth,
  dayMonthShort,
  dayRange,
  decimal,
  fileSize,
  fullName,
  money,
  phone,
  plural,
  shortName,
  uncapitalise,
  weekdayName,
  weekdayShort,
} from './display.ts';
import type { Language } from './languages.ts';

/** Rows are written with "_" in place of a no-break space, which is invisible in source text. */
const nbsp = (text: string): string => text.replaceAll('_', '\u00a0');

describe('HLP-01 phones (section 5, "Helpers"; visual direction, section 6)', () => {
  it.each([
    ['+375291112233', '+375_(29)_111-22-33'],
    ['375291112233', '+375_(29)_111-22-33'],
    ['+375 (17) 293-88-88', '+375_(17)_293-88-88'], // a landline
    ['293-88-88', '293-88-88'], // too short to split
    ['+48221234567', '+48221234567'], // abroad
    ['', ''],
  ])('HLP-01 phones: %j is shown as %j', (value, text) => {
    expect(phone(value)).toBe(nbsp(text));
  });

  it('HLP-01 phones: a formatted phone keeps its digits and can be formatted again', () => {
    const digits = fc.stringMatching(/^\d{9}$/);
    fc.assert(
      fc.property(digits, (number) => {
        const text = phone(`+375${number}`);
        expect(text.replace(/\D/g, '')).toBe(`375${number}`);
        expect(text).toMatch(/^\+375\s\(\d\d\)\s\d{3}-\d\d-\d\d$/);
        expect(phone(text)).toBe(text);
      }),
    );
  });
});

describe('names (visual direction, section 6: initials after the surname)', () => {
  it.each([
    ['Образцов', 'Иван', 'Ильич', 'Образцов_И._И.', 'Образцов Иван Ильич'],
    ['Примерова', 'Анна', null, 'Примерова_А.', 'Примерова Анна'],
    ['Примерова', 'Анна', '', 'Примерова_А.', 'Примерова Анна'],
  ])('names: %s %s %s', (lastName, firstName, middleName, short, full) => {
    expect(shortName({ lastName, firstName, middleName })).toBe(nbsp(short));
    expect(fullName({ lastName, firstName, middleName })).toBe(full);
  });
});

it.each([
  [1, 'пара'],
  [2, 'пары'],
  [5, 'пар'],
  [11, 'пар'],
  [21, 'пара'],
  [112, 'пар'],
  [1.5, 'пары'],
])('plurals: %d %s (visual direction, section 6: plurals)', (count, word) => {
  const pairs = { one: 'пара', few: 'пары', many: 'пар', other: 'пары' };
  expect(plural(count, pairs, 'ru')).toBe(word);
  expect(plural(count, { one: 'pair', other: 'pairs' }, 'en')).toBe(count === 1 ? 'pair' : 'pairs');
});

it.each([
  [1, 'one'],
  [2, 'few'],
  [5, 'many'],
  [1.5, 'other'],
])('plurals: %d takes the form "%s", falling back when few and many are missing', (count, form) => {
  const forms = { one: 'one', few: 'few', many: 'many', other: 'other' };
  expect(plural(count, forms, 'ru')).toBe(form);
  expect(plural(count, { one: 'one', other: 'other' }, 'ru')).toBe(count === 1 ? 'one' : 'other');
});

describe('HLP-04 countdown (section 9, "Countdown display")', () => {
  it.each([
    [4325, '01:12:05', '1_час 12_минут 5_секунд', '1_hour 12_minutes 5_seconds'],
    [3600, '01:00:00', '1_час 0_секунд', '1_hour 0_seconds'], // the lockout of an hour
    [90, '00:01:30', '1_минута 30_секунд', '1_minute 30_seconds'], // a code
    [7982, '02:13:02', '2_часа 13_минут 2_секунды', '2_hours 13_minutes 2_seconds'],
    [21, '00:00:21', '21_секунда', '21_seconds'],
    [1, '00:00:01', '1_секунда', '1_second'],
    [0.9, '00:00:00', '0_секунд', '0_seconds'],
    [-5, '00:00:00', '0_секунд', '0_seconds'], // a late tick
    [360_000, '100:00:00', '100_часов 0_секунд', '100_hours 0_seconds'],
  ])('HLP-04 countdown: %d s is %s', (seconds, digits, ru, en) => {
    expect(countdown(seconds, 'ru')).toEqual({ digits, words: nbsp(ru) });
    expect(countdown(seconds, 'en')).toEqual({ digits, words: nbsp(en) });
  });

  it('HLP-04 countdown: the digits add up to the whole seconds left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359_999 }), (seconds) => {
        const { digits } = countdown(seconds, 'ru');
        expect(digits).toMatch(/^\d\d:[0-5]\d:[0-5]\d$/);
        const [h = 0, m = 0, s = 0] = digits.split(':').map(Number);
        expect(h * 3600 + m * 60 + s).toBe(seconds);
      }),
    );
  });
});

describe('HLP-06 file sizes (section 9, "File size units": Byte to TB, base 1024)', () => {
  it.each([
    [0, '0_Байт', '0_Byte'],
    [1023, '1_023_Байт', '1,023_Byte'],
    [1024, '1_КБ', '1_KB'],
    [122_880, '120_КБ', '120_KB'],
    [1_572_864, '1,5_МБ', '1.5_MB'], // a decimal comma in Russian
    [1024 ** 3, '1_ГБ', '1_GB'],
    [1024 ** 4, '1_ТБ', '1_TB'],
    [2048 * 1024 ** 4, '2_048_ТБ', '2,048_TB'], // there is no larger unit
  ])('HLP-06 file sizes: %d bytes are %s', (bytes, ru, en) => {
    expect(fileSize(bytes, 'ru')).toBe(nbsp(ru));
    expect(fileSize(bytes, 'en')).toBe(nbsp(en));
  });
});

describe('dates in words (visual direction, section 6)', () => {
  it.each([
    ['2026-11-27', 'пятница', 'пт', '27_ноября', '27_ноя'],
    ['2027-05-09', 'воскресенье', 'вс', '9_мая', '9_мая'],
    ['2026-03-02', 'понедельник', 'пн', '2_марта', '2_мар'],
  ] as const)('dates in words: %s in Russian', (date, day, shortDay, text, short) => {
    const words = [
      weekdayName(date, 'ru'),
      weekdayShort(date, 'ru'),
      dayMonth(date, 'ru'),
      dayMonthShort(date, 'ru'),
    ];
    expect(words).toEqual([day, shortDay, nbsp(text), nbsp(short)]);
  });

  // The platform's own calendar verifies all twelve months and seven days.
  it('dates in words: every month and weekday is correct in both languages', () => {
    const tables: [Language, string][] = [
      ['ru', 'ru-RU'],
      ['en', 'en-GB'],
    ];
    const moments = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month, 9)));
    for (const [language, locale] of tables)
      for (const moment of moments) {
        const platform = (options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment);
        const date = localDate(moment);
        expect(dayMonth(date, language)).toBe(
          platform({ day: 'numeric', month: 'long' }).replace(' ', '\u00a0'),
        );
        expect(weekdayName(date, language)).toBe(platform({ weekday: 'long' }));
        expect(weekdayShort(date, language)).toBe(platform({ weekday: 'short' }));
      }
  });

  it('dates in words: the year is omitted when it is the current one', () => {
    expect(dayMonth('2026-11-27', 'ru', 2026)).toBe(nbsp('27_ноября'));
    expect(dayMonth('2027-01-25', 'ru', 2026)).toBe(nbsp('25_января 2027'));
    expect(dayMonth('2027-01-25', 'en', 2026)).toBe(nbsp('25_January 2027'));
  });

  it.each([
    ['2026-11-23', '2026-11-28', '23–28_ноября', '23–28_November'],
    ['2026-12-29', '2027-01-25', '29_декабря – 25_января', '29_December – 25_January'],
    ['2026-11-30', '2026-12-05', '30_ноября – 5_декабря', '30_November – 5_December'],
    ['2025-11-23', '2026-11-28', '23_ноября – 28_ноября', '23_November – 28_November'],
    ['2026-11-27', '2026-11-27', '27_ноября', '27_November'], // a session of one day is not a range
  ] as const)('dates in words: %s to %s', (from, to, ru, en) => {
    expect(dayRange(from, to, 'ru')).toBe(nbsp(ru));
    expect(dayRange(from, to, 'en')).toBe(nbsp(en));
  });
});

it('courses: formats the name of a course', () => {
  expect([courseName(2, 'ru'), courseName(2, 'en')]).toEqual([nbsp('2-й_курс'), nbsp('year_2')]);
});

it('names: the first letter becomes lowercase, unless the name starts with an abbreviation', () => {
  expect(['Тема диплома', 'CV link'].map(uncapitalise)).toEqual(['тема диплома', 'CV link']);
});

it('numbers: have a decimal comma in Russian, and changes have a sign', () => {
  expect([decimal(8.375, 'ru'), decimal(9, 'be'), decimal(9.5, 'en', 1)]).toEqual(['8,38', '9,00', '9.5']);
  expect([0.28, -0.31, 0].map((value) => change(value, 'ru'))).toEqual(['+0,28', '−0,31', '0,00']);
  expect([money(96, 'ru'), money(2.975, 'en')]).toEqual(['96,00\u00a0руб.', '2.98\u00a0BYN']);
});
