import { describe, expect, it } from 'vitest';
import { excuseFault, monthName, omissionRequestLifecycle } from './omissions.ts';
import { mayCancel, openStates } from './requests.ts';

describe('days to be excused', () => {
  const today = '2026-11-20';
  it.each([
    ['2026-11-20', '2026-11-27', null],
    ['2025-11-20', '2026-03-19', null],
    ['2026-11-21', '2026-11-27', { field: 'dateFrom', reason: 'too-big' }],
    ['2025-11-19', '2025-11-27', { field: 'dateFrom', reason: 'too-small' }],
    ['2026-11-10', '2026-11-09', { field: 'dateTo', reason: 'too-small' }],
    ['2026-07-01', '2026-10-29', { field: 'dateTo', reason: 'too-big' }],
  ] as const)('from %s to %s: %j', (dateFrom, dateTo, fault) => {
    expect(excuseFault({ dateFrom, dateTo, today })).toEqual(fault);
  });
});

it('a request waits until it is decided on, and is not taken back', () => {
  expect(openStates(omissionRequestLifecycle)).toEqual(['waiting']);
  expect(mayCancel(omissionRequestLifecycle, 'waiting')).toBe(false);
});

it.each([
  ['2026-09-01', 'сентябрь 2026'],
  ['2027-01-31', 'январь 2027'],
] as const)('%s is in %s', (date, name) => {
  expect(monthName(date)).toBe(name);
});
