import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  academicYear,
  academicYearLabel,
  cycleFrom,
  cycleUntil,
  dateOfAddress,
  firstMonday,
  weekNumber,
  weekNumbers,
  weeksAround,
} from './calendar.ts';
import { addDays, daysBetween, mondayOf, weekday } from './dates.ts';

const anyDate = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

describe('CAL-01 academic year (section 2, "Calendar screen"; section 9, "Academic year switch")', () => {
  it.each([
    ['2026-08-31', 2025, '2025/2026'],
    ['2026-09-01', 2026, '2026/2027'],
    ['2026-12-31', 2026, '2026/2027'],
    ['2027-01-01', 2026, '2026/2027'],
  ] as const)('calendar: %s belongs to the year of %i, %s', (date, year, label) => {
    expect(academicYear(date)).toBe(year);
    expect(academicYearLabel(year)).toBe(label);
  });

  it.each([
    [2023, '2023-08-28'], // 1 September is a Friday
    [2024, '2024-08-26'], // a Sunday: as existing clients count it, the last day of the first week
    [2025, '2025-09-01'], // a Monday
    [2026, '2026-08-31'], // a Tuesday
  ])('calendar: study in %i begins in the week of %s', (year, monday) => {
    expect(firstMonday(year)).toBe(monday);
  });
});

describe('CAL-02 week numbers cycle 1–4 (section 2, "Calendar screen"; section 9, "Week cycle")', () => {
  it.each([
    ['2026-11-23', 1],
    ['2026-11-29', 1], // the Sunday of the same week
    ['2026-11-30', 2],
    ['2024-02-03', 3],
    ['2024-06-07', 1],
    ['2024-09-01', 1], // a Sunday
    ['2024-09-02', 2],
    ['2026-08-30', 4], // the last Sunday of the year before
    ['2026-08-31', 1], // in one week with 1 September
    ['2026-09-01', 1],
    ['2026-09-05', 1],
    ['2026-09-07', 2],
  ] as const)('calendar: %s is in week %i', (date, week) => {
    expect(weekNumber(date)).toBe(week);
  });

  it.each(['0001-01-01', '0500-05-05', '1000-08-31', '9999-12-31'] as const)(
    'CAL-02 calendar: %s, far outside any plan, is in one of the weeks',
    (date) => {
      expect(weekNumbers).toContain(weekNumber(date));
    },
  );

  it('CAL-02 calendar: every academic year begins with week 1 and increments every Monday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2100 }), (year) => {
        const first = firstMonday(year);
        expect(weekNumber(first)).toBe(1);
        expect(weekNumber(`${year}-09-01`)).toBe(1);
        // The week after 1 September to the last whole week of August.
        for (let weeks = 1; weeks < 52; weeks += 1)
          expect(weekNumber(addDays(first, weeks * 7))).toBe((weeks % 4) + 1);
      }),
    );
  });

  it('CAL-02 calendar: all days of a week have the same number', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(weekNumber(date)).toBe(weekNumber(mondayOf(date)));
      }),
    );
  });
});

describe('week selector', () => {
  it('calendar: the selector contains the current week and the next three, by number', () => {
    expect(cycleFrom('2026-12-03')).toEqual([
      { week: 1, monday: '2026-12-21' },
      { week: 2, monday: '2026-11-30' },
      { week: 3, monday: '2026-12-07' },
      { week: 4, monday: '2026-12-14' },
    ]);
  });

  it.each([
    ['forwards', cycleFrom, 1],
    ['backwards', cycleUntil, -1],
  ] as const)(
    'CAL-02 calendar: the selector contains weeks 1, 2, 3, 4 in this order, %s from any date',
    (_, cycle, direction) => {
      // 26.08 and 02.09.2024 are both week 1: a year of 53 weeks must not lose a number.
      fc.assert(
        fc.property(anyDate, (date) => {
          const weeks = cycle(date);
          expect(weeks.map(({ week }) => week)).toEqual(weekNumbers);
          expect(weeks.map(({ monday }) => monday)).toContain(mondayOf(date));
          for (const { week, monday } of weeks) {
            expect([weekday(monday), weekNumber(monday)]).toEqual([1, week]);
            const away = direction * daysBetween(mondayOf(date), monday);
            expect(away >= 0 && away <= 28).toBe(true);
          }
        }),
        { examples: [['2024-08-19'], ['2024-09-09']] },
      );
    },
  );
});

describe('PUB-01 week selector around a given week', () => {
  // 23 and 30 November, 7 December, 16 November: the current week is the last of its cycle.
  const own = cycleFrom('2026-11-16');
  const mondays = (monday: `${number}-${number}-${number}`) =>
    weeksAround(own, monday).map((week) => week.monday);

  it.each([
    ['one of the default weeks', '2026-12-07', ['2026-11-23', '2026-11-30', '2026-12-07', '2026-11-16']],
    [
      'the week after the default weeks',
      '2026-12-14',
      ['2026-12-21', '2026-12-28', '2027-01-04', '2026-12-14'],
    ],
    ['the week of New Year', '2026-12-28', ['2026-12-21', '2026-12-28', '2027-01-04', '2026-12-14']],
    [
      'the week before the default weeks',
      '2026-11-09',
      ['2026-10-26', '2026-11-02', '2026-11-09', '2026-10-19'],
    ],
    ['the first study week', '2026-08-31', ['2026-08-31', '2026-09-07', '2026-09-14', '2026-08-24']],
  ] as const)('calendar: the selector contains %s', (_which, monday, expected) => {
    expect(mondays(monday)).toEqual(expected);
  });

  it('calendar: the selector contains the second of two consecutive weeks 1', () => {
    // The academic year that began on 26 August 2024 has 53 weeks.
    expect([weekNumber('2025-08-25'), weekNumber('2025-09-01')]).toEqual([1, 1]);
    expect(weeksAround(cycleFrom('2025-05-19'), '2025-09-01').map(({ monday }) => monday)).toEqual([
      '2025-09-01',
      '2025-09-08',
      '2025-08-11',
      '2025-08-18',
    ]);
  });

  it('calendar: the selector contains the requested week and no other of its number', () => {
    const anyMonday = anyDate.map(mondayOf);
    fc.assert(
      fc.property(anyMonday, anyMonday, (from, monday) => {
        const weeks = weeksAround(cycleFrom(from), monday);
        expect(weeks.map(({ week }) => week)).toEqual([...weekNumbers]);
        expect(weeks.map((week) => week.monday)).toContain(monday);
        for (const one of weeks) {
          expect(weekNumber(one.monday)).toBe(one.week);
          expect(Math.abs(daysBetween(one.monday, monday))).toBeLessThanOrEqual(28);
        }
      }),
    );
  });
});

describe('PUB-01 date in the address', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', null],
    ['2026-11-20T10:00', null],
    ['20.11.2026', null],
    ['0020-11-20', null], // incomplete input
    ['2100-01-01', null],
    ['', null],
    [null, null],
  ] as const)('calendar: parses the date %j as %s', (text, date) => {
    expect(dateOfAddress(text)).toBe(date);
  });
});
