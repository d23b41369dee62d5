import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bell, bellAt, bellFault, bellsOn, pairTimesDuring } from './bells.ts';
import { isTeachingDay } from './calendar.ts';
import { addDays, type IsoDate } from './dates.ts';
import { defaultBells } from './default-bells.ts';
import { defaultHolidays } from './default-holidays.ts';

const calendar = { holidays: defaultHolidays, bells: defaultBells };

/** "08:30-09:50" and so on, numbered from 1. */
const setFrom = (validFrom: IsoDate, ...times: string[]): Bell[] =>
  times.map((time, index) => {
    const [start = '', end = ''] = time.split('-');
    return { number: index + 1, start, end, validFrom };
  });

describe('state of the bell schedule', () => {
  it.each([
    ['before the first pair', '2026-11-20', '07:30', { kind: 'next', pair: 1, minutes: 90 }],
    ['an hour before the first pair', '2026-11-20', '08:00', { kind: 'next', pair: 1, minutes: 60 }],
    ['when the first pair begins', '2026-11-20', '09:00', { kind: 'on', pair: 1, minutes: 80 }],
    ['when the first pair ends', '2026-11-20', '10:20', { kind: 'next', pair: 2, minutes: 15 }],
    ['in the third pair', '2026-11-20', '12:58', { kind: 'on', pair: 3, minutes: 47 }],
    ['on a Saturday', '2026-11-21', '12:58', { kind: 'on', pair: 3, minutes: 47 }],
    ['after the last pair', '2026-11-20', '18:45', { kind: 'later', pair: 1, date: '2026-11-21' }],
    ['on a Saturday evening', '2026-11-21', '20:00', { kind: 'later', pair: 1, date: '2026-11-23' }],
    ['on a Sunday', '2026-11-22', '12:58', { kind: 'later', pair: 1, date: '2026-11-23' }],
    ['on 7 November', '2026-11-07', '08:45', { kind: 'later', pair: 1, date: '2026-11-09' }],
    ['on 25 December', '2026-12-25', '12:58', { kind: 'later', pair: 1, date: '2026-12-26' }],
    ['on New Year’s Eve', '2026-12-31', '19:00', { kind: 'later', pair: 1, date: '2027-01-04' }],
  ] as const)('bells: %s', (_when, date, time, { pair, ...state }) => {
    expect(bellAt(date, time, calendar)).toEqual({ ...state, bell: defaultBells[pair - 1] });
  });

  it('bells: counts minutes only on teaching days, and never points to a day without lessons', () => {
    const minute = fc
      .integer({ min: 0, max: 24 * 60 - 1 })
      .map((m) => [Math.floor(m / 60), m % 60].map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), minute, (days, time) => {
        const date = addDays('2026-01-01', days);
        const state = bellAt(date, time, calendar);
        if (!state) throw new Error('The day has no bells');
        const isHeld = isTeachingDay(state.kind === 'later' ? state.date : date, defaultHolidays);
        expect(isHeld).toBe(true);
        expect(state.kind === 'later' ? state.date > date : state.minutes > 0).toBe(true);
      }),
    );
  });

  it('bells: after the last day of a schedule, the next day uses the next schedule', () => {
    const bells = [...defaultBells, ...setFrom('2026-11-21', '08:30-09:50')];
    const first = { number: 1, start: '08:30', end: '09:50', validFrom: '2026-11-21' };
    expect(bellAt('2026-11-20', '19:00', { ...calendar, bells })).toEqual({
      kind: 'later',
      bell: first,
      date: '2026-11-21',
    });
    expect(bellAt('2026-11-21', '08:40', { ...calendar, bells })).toEqual({
      kind: 'on',
      bell: first,
      minutes: 70,
    });
  });

  it('bells: a day without bells has no state', () => {
    expect(bellAt('2026-11-20', '12:58', { ...calendar, bells: [] })).toBeNull();
    const bells = setFrom('2026-11-21', '08:30-09:50');
    expect(bellAt('2026-11-19', '12:58', { ...calendar, bells })).toBeNull();
    expect(bellAt('2026-11-20', '12:58', { ...calendar, bells })).toMatchObject({ date: '2026-11-21' });
  });
});

describe('bells of a day', () => {
  const autumn = setFrom('2026-09-01', '10:00-11:00', '08:00-09:00');
  const winter = setFrom('2026-12-01', '08:30-09:50');
  const bells = [...winter, ...autumn];

  it.each<[string, IsoDate, readonly string[]]>([
    ['no bells before the first set', '2026-08-31', []],
    ['the first set from its first day, in order of time', '2026-09-01', ['08:00', '10:00']],
    ['the first set until the last day before the next', '2026-11-30', ['08:00', '10:00']],
    ['the next set from its first day', '2026-12-01', ['08:30']],
    ['the last set indefinitely', '2040-01-01', ['08:30']],
  ])('bells: a day has %s', (_what, date, starts) => {
    expect(bellsOn(date, bells).map(({ start }) => start)).toEqual(starts);
  });

  const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-09-01', days));
  const bell: fc.Arbitrary<Bell> = fc
    .record({ validFrom: day, hour: fc.integer({ min: 0, max: 22 }) })
    .map(({ validFrom, hour }) => {
      const time = (one: number): string => `${String(one).padStart(2, '0')}:00`;
      return { number: hour, start: time(hour), end: time(hour + 1), validFrom };
    });

  it('bells: a set does not change days before its first day', () => {
    fc.assert(
      fc.property(fc.array(bell), bell, day, (stored, added, date) => {
        fc.pre(date < added.validFrom);
        expect(bellsOn(date, [...stored, added])).toEqual(bellsOn(date, stored));
      }),
    );
  });

  it('bells: a period has the pair times of all its days', () => {
    fc.assert(
      fc.property(fc.array(bell), day, fc.integer({ min: 0, max: 20 }), (stored, from, length) => {
        const days = Array.from({ length: length + 1 }, (_, index) => addDays(from, index));
        const held = days.flatMap((date) => bellsOn(date, stored)).map(({ start, end }) => `${start}-${end}`);
        const found = pairTimesDuring(from, addDays(from, length), stored).map(
          ({ start, end }) => `${start}-${end}`,
        );
        expect(found).toEqual([...new Set(held)].toSorted());
      }),
    );
  });
});

describe('faults of a bell', () => {
  const [second] = setFrom('2026-09-01', '10:00-11:00');
  if (!second) throw new Error('The set has no bell');
  const others = setFrom('2026-09-01', '08:00-09:00', '09:00-10:00', '11:00-12:00').slice(1);

  it.each<[string, Partial<Bell>, ReturnType<typeof bellFault>]>([
    ['no fault in a bell that touches two others', {}, null],
    ['an end before its start', { end: '09:30' }, { field: 'end', reason: 'too-small' }],
    ['an end at its start', { end: '10:00' }, { field: 'end', reason: 'too-small' }],
    ['the number of another bell', { number: 2 }, { field: 'number', reason: 'taken' }],
    ['a start in another bell', { start: '09:59' }, { field: 'start', reason: 'overlap' }],
    ['an end in another bell', { end: '11:01' }, { field: 'end', reason: 'overlap' }],
    ['another bell within it', { start: '08:30', end: '12:30' }, { field: 'end', reason: 'overlap' }],
    ['the start of another bell', { start: '09:00' }, { field: 'start', reason: 'overlap' }],
    ['no fault with bells of another set', { number: 2, start: '09:30', validFrom: '2026-09-02' }, null],
  ])('bells: finds %s', (_what, changes, fault) => {
    expect(bellFault({ ...second, ...changes }, others)).toEqual(fault);
  });

  it('bells: the default ones are valid', () => {
    for (const bell of defaultBells)
      expect(
        bellFault(
          bell,
          defaultBells.filter((other) => other !== bell),
        ),
      ).toBeNull();
  });
});
