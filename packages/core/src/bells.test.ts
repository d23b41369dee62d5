import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bellAt, bells } from './bells.ts';
import { isTeachingDay } from './calendar.ts';
import { addDays } from './dates.ts';
import { defaultHolidays } from './default-holidays.ts';

describe('bells', () => {
  it.each([
    ['before the first', '2026-11-20', '07:30', { kind: 'next', pair: 1, minutes: 90 }],
    ['an hour before it', '2026-11-20', '08:00', { kind: 'next', pair: 1, minutes: 60 }],
    ['as the first begins', '2026-11-20', '09:00', { kind: 'on', pair: 1, minutes: 80 }],
    ['as it ends', '2026-11-20', '10:20', { kind: 'next', pair: 2, minutes: 15 }],
    ['in the third', '2026-11-20', '12:58', { kind: 'on', pair: 3, minutes: 47 }],
    ['on a Saturday', '2026-11-21', '12:58', { kind: 'on', pair: 3, minutes: 47 }],
    ['after the last', '2026-11-20', '18:45', { kind: 'later', pair: 1, date: '2026-11-21' }],
    ['on a Saturday evening', '2026-11-21', '20:00', { kind: 'later', pair: 1, date: '2026-11-23' }],
    ['on a Sunday', '2026-11-22', '12:58', { kind: 'later', pair: 1, date: '2026-11-23' }],
    ['on 7 November', '2026-11-07', '08:45', { kind: 'later', pair: 1, date: '2026-11-09' }],
    ['on 25 December', '2026-12-25', '12:58', { kind: 'later', pair: 1, date: '2026-12-26' }],
    ['on New Year’s Eve', '2026-12-31', '19:00', { kind: 'later', pair: 1, date: '2027-01-04' }],
  ] as const)('bells: %s', (_when, date, time, { pair, ...state }) => {
    expect(bellAt(date, time, defaultHolidays)).toEqual({ ...state, bell: bells[pair - 1] });
  });

  it('bells: counts minutes only on teaching days, and points to no day without lessons', () => {
    const minute = fc
      .integer({ min: 0, max: 24 * 60 - 1 })
      .map((m) => [Math.floor(m / 60), m % 60].map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), minute, (days, time) => {
        const date = addDays('2026-01-01', days);
        const state = bellAt(date, time, defaultHolidays);
        const isHeld = isTeachingDay(state.kind === 'later' ? state.date : date, defaultHolidays);
        expect(isHeld).toBe(true);
        expect(state.kind === 'later' ? state.date > date : state.minutes > 0).toBe(true);
      }),
    );
  });
});
