import { expect, it } from 'vitest';
import { afterFailure, nextDelivery } from './delivery.ts';

const now = new Date('2026-11-20T09:00:00Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

it('delivery: the pause grows with each failure, and delivery stops in the end', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map((failures) => Number(nextDelivery(failures, now)) - Number(now));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits[0]).toBe(5000);
  expect(nextDelivery(8, now)).toBeNull();
});

it.each([
  ['a failure', { failures: 1, isRefused: false, expiresAt: null }, 'waiting', later(5)],
  ['a rejection', { failures: 1, isRefused: true, expiresAt: null }, 'failed', now],
  ['the last failure', { failures: 8, isRefused: false, expiresAt: null }, 'failed', now],
  [
    'a failure while the code stays valid',
    { failures: 1, isRefused: false, expiresAt: later(90) },
    'waiting',
    later(5),
  ],
  [
    'a failure with a code that expires before the retry',
    { failures: 2, isRefused: false, expiresAt: later(30) },
    'expired',
    now,
  ],
] as const)('delivery: after %s', (_what, delivery, state, nextAt) => {
  expect(afterFailure(delivery, now)).toEqual({ state, nextAt });
});
