import { describe, expect, it } from 'vitest';
import {
  excusable,
  isoMonth,
  monthName,
  omissionRequestStateOf,
  WARNING_HOURS,
  warningDistance,
} from './omissions.ts';
import { periodFault } from './requests/form.ts';
import { requestRules } from './requests/kinds.ts';
import { mayCancel, openStates } from './requests/lifecycle.ts';

describe('days to be excused', () => {
  const today = '2026-11-20';
  it.each([
    ['2026-11-20', '2026-11-27', null],
    ['2025-11-20', '2026-03-19', null],
    ['2026-11-21', '2026-11-27', { field: 'dateFrom', reason: 'too-big' }],
    ['2025-11-19', '2025-11-27', { field: 'dateFrom', reason: 'too-small' }],
    ['2026-11-10', '2026-11-09', { field: 'dateTo', reason: 'too-small' }],
    ['2026-07-01', '2026-10-29', { field: 'dateTo', reason: 'too-big' }],
  ] as const)('absences: a request from %s to %s: %j', (dateFrom, dateTo, fault) => {
    expect(periodFault(excusable, { dateFrom, dateTo, today })).toEqual(fault);
  });
});

it('absences: a request is pending until the decision, and cannot be cancelled', () => {
  expect(openStates(requestRules.omissions.lifecycle)).toEqual(['waiting']);
  expect(mayCancel(requestRules.omissions.lifecycle, 'waiting')).toBe(false);
});

it.each([
  ['2026-09-01', 'сентябрь 2026'],
  ['2027-01-31', 'январь 2027'],
] as const)('absences: %s is in %s', (date, name) => {
  expect(monthName(date)).toBe(name);
  expect(isoMonth(date)).toBe(date.slice(0, 7));
});

it('PA-07 absences: a warning is due from a number of hours on, and stays due', () => {
  expect(warningDistance(0)).toEqual({ left: WARNING_HOURS, isReached: false, part: 0 });
  expect(warningDistance(WARNING_HOURS / 2)).toEqual({
    left: WARNING_HOURS / 2,
    isReached: false,
    part: 0.5,
  });
  expect(warningDistance(WARNING_HOURS - 1)).toMatchObject({ left: 1, isReached: false });
  expect(warningDistance(WARNING_HOURS)).toEqual({ left: 0, isReached: true, part: 1 });
  expect(warningDistance(WARNING_HOURS * 3)).toEqual({ left: 0, isReached: true, part: 1 });
});

it('absences: a state is recognised by its word', () => {
  expect(omissionRequestStateOf('Принята')).toBe('accepted');
  expect(omissionRequestStateOf('Отклонена')).toBe('rejected');
  expect(omissionRequestStateOf('Утеряна')).toBeNull();
});
