import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from './dates.ts';
import {
  defaultFirstDay,
  type Enrolment,
  enrolmentOn,
  firstDayFault,
  isOnRoster,
  latestEnrolment,
  subgroupIn,
  type Transfer,
  transfer,
} from './enrolments.ts';

const start: IsoDate = '2026-08-31';
const DAYS = 120;
const days = Array.from({ length: DAYS }, (_, day) => addDays(start, day));

const home: Enrolment = { groupId: 1, subgroup: 1, from: start, to: null, orderNumber: null };
const moved = transfer([home], { groupId: 2, subgroup: 2, from: '2026-11-01', orderNumber: '15-с' });

/** Any transfer within the term, also to the place where the student is. */
const transfers = record({
  groupId: constantFrom(1, 2, 3),
  subgroup: constantFrom(1, 2),
  from: integer({ min: -5, max: DAYS }).map((day) => addDays(start, day)),
  orderNumber: constantFrom(null, '15-с', '16-с'),
});
const histories = array(transfers, { maxLength: 8 });

const after = (history: readonly Transfer[]): Enrolment[] => history.reduce<Enrolment[]>(transfer, [home]);

const placeOn = (enrolments: readonly Enrolment[], date: IsoDate): string | null => {
  const found = enrolmentOn(enrolments, date);
  return found && `${found.groupId}/${found.subgroup}`;
};

describe('transfers of a student', () => {
  it('enrolments: a transfer ends the current enrolment on its day and begins the next one', () => {
    expect(moved).toEqual([
      { ...home, to: '2026-11-01' },
      { groupId: 2, subgroup: 2, from: '2026-11-01', to: null, orderNumber: '15-с' },
    ]);
    expect(enrolmentOn(moved, '2026-10-31')?.groupId).toBe(1);
    expect(enrolmentOn(moved, '2026-11-01')?.groupId).toBe(2);
    expect(enrolmentOn(moved, addDays(start, -1))).toBeNull();
    expect(latestEnrolment(moved.toReversed())).toEqual(moved[1]);
    expect(latestEnrolment([])).toBeNull();
  });

  it('enrolments: an earlier transfer replaces the later ones', () => {
    const corrected = transfer(moved, { groupId: 2, subgroup: 2, from: '2026-10-15', orderNumber: '15-с' });
    expect(corrected.map(({ groupId, from, to }) => [groupId, from, to])).toEqual([
      [1, start, '2026-10-15'],
      [2, '2026-10-15', null],
    ]);
  });

  it('enrolments: a transfer to the group of the day before changes nothing', () => {
    expect(transfer([home], { ...home, from: '2026-11-01', orderNumber: '9' })).toEqual([home]);
    const back = { groupId: 1, subgroup: 1, from: '2026-11-01' as const, orderNumber: null };
    expect(transfer(moved, back)).toEqual([home]);
  });

  it('enrolments: no sequence of transfers changes where a student was before the day of the transfer', () => {
    assert(
      property(histories, transfers, (history, next) => {
        const before = after(history);
        const now = transfer(before, next);
        for (const date of days)
          expect(placeOn(now, date)).toBe(
            date < next.from ? placeOn(before, date) : `${next.groupId}/${next.subgroup}`,
          );
      }),
    );
  });

  it('enrolments: after any transfers every day has one enrolment at most, and only the last one is open', () => {
    assert(
      property(histories, (history) => {
        const list = after(history);
        for (const [index, { from, to }] of list.entries()) {
          const next = list[index + 1];
          expect(to === null).toBe(next === undefined);
          expect(from < (to ?? '9999-12-31')).toBe(true);
          expect((to ?? '') <= (next?.from ?? '')).toBe(true);
        }
      }),
    );
  });

  it('enrolments: hours and marks recorded before a transfer keep their sums in every group', () => {
    const notes = array(
      record({
        date: constantFrom(...days),
        subgroup: constantFrom(0, 1, 2),
        hours: integer({ min: 0, max: 2 }),
        mark: integer({ min: 1, max: 10 }),
      }),
    );
    /** Adds up what the roster of each group counts for the student. */
    const sums = (
      list: readonly Enrolment[],
      noted: readonly { date: IsoDate; subgroup: number; hours: number; mark: number }[],
    ) =>
      [1, 2, 3].map((groupId) => {
        const own = noted.filter(({ date, subgroup }) => isOnRoster(list, { groupId, subgroup, date }));
        return [
          own.length,
          own.reduce((sum, one) => sum + one.hours, 0),
          own.reduce((sum, one) => sum + one.mark, 0),
        ];
      });
    assert(
      property(histories, transfers, notes, (history, next, noted) => {
        const earlier = noted.filter(({ date }) => date < next.from);
        const before = after(history);
        expect(sums(transfer(before, next), earlier)).toEqual(sums(before, earlier));
      }),
    );
  });
});

describe('roster of a lesson', () => {
  it('enrolments: the roster of a lesson has the students of its subgroup on its day', () => {
    const lesson = { groupId: 2, subgroup: 2, date: '2026-11-01' as const };
    expect(isOnRoster(moved, lesson)).toBe(true);
    expect(isOnRoster(moved, { ...lesson, subgroup: 0 })).toBe(true);
    expect(isOnRoster(moved, { ...lesson, subgroup: 1 })).toBe(false);
    expect(isOnRoster(moved, { ...lesson, date: '2026-10-15' })).toBe(false);
    expect(isOnRoster(moved, { groupId: 1, subgroup: 1, date: '2026-10-15' })).toBe(true);
    expect(isOnRoster(moved, { groupId: 1, subgroup: 1, date: '2026-11-02' })).toBe(false);
  });

  it('enrolments: the last subgroup in a former group stays available', () => {
    expect([1, 2, 3].map((groupId) => subgroupIn(moved, groupId))).toEqual([1, 2, null]);
  });
});

describe('first day of an enrolment', () => {
  it.each([
    ['2026-11-20', '2026-08-31'],
    ['2027-05-01', '2026-08-31'],
    ['2026-08-20', '2026-08-20'],
    ['2026-07-31', '2025-09-01'],
  ] as const)('enrolments: without a stated day one of %s begins on %s', (today, first) => {
    expect(defaultFirstDay(today)).toBe(first);
  });

  it('enrolments: a transfer begins today or earlier, but not before the longest studies', () => {
    expect(firstDayFault('2026-11-20', '2026-11-20')).toBeNull();
    expect(firstDayFault('2026-11-21', '2026-11-20')).toBe('too-big');
    expect(firstDayFault('2018-09-01', '2026-11-20')).toBeNull();
    expect(firstDayFault('1998-09-01', '2026-11-20')).toBe('too-small');
  });
});
