import { expect, it } from 'vitest';
import { loanState } from './library.ts';

it.each([
  ['2025-11-20', 'late', 365],
  ['2026-11-15', 'late', 5],
  ['2026-11-19', 'late', 1],
  ['2026-11-20', 'today', 0],
  ['2026-11-21', 'soon', 1],
  ['2026-11-23', 'soon', 3],
  ['2026-11-24', 'later', 4],
  ['2027-01-01', 'later', 42],
] as const)('PA-08 library: on 20.11.2026 a book due on %s is %s by %d days', (dueOn, state, days) => {
  expect(loanState({ dueOn }, '2026-11-20')).toEqual({ state, days });
});
