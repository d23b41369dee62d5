import { expect, it } from 'vitest';
import { isQuietAt, sentAfterQuiet } from './notice-settings.ts';

const night = { from: '22:00', to: '07:00' };

it.each([
  [night, '21:59', false],
  [night, '22:00', true],
  [night, '00:00', true],
  [night, '06:59', true],
  [night, '07:00', false],
  [{ from: '13:00', to: '14:00' }, '13:30', true],
  [{ from: '13:00', to: '14:00' }, '14:00', false],
  // A range from an hour to the same hour is empty.
  [{ from: '13:00', to: '13:00' }, '13:00', false],
])('quiet hours: with %j it is quiet at %s: %s', (quiet, time, isQuiet) =>
  expect(isQuietAt(quiet, time)).toBe(isQuiet),
);

it.each([
  ['2026-11-20T18:00:00Z', '2026-11-20T18:00:00.000Z'],
  ['2026-11-20T20:30:00Z', '2026-11-21T04:00:00.000Z'],
  ['2026-11-21T02:00:00Z', '2026-11-21T04:00:00.000Z'],
])('quiet hours: a message of %s is sent at %s', (now, at) =>
  expect(sentAfterQuiet(night, new Date(now)).toISOString()).toBe(at),
);

it('quiet hours: a message is sent immediately when none are set', () => {
  const now = new Date('2026-11-20T20:30:00Z');
  expect(sentAfterQuiet(null, now)).toBe(now);
});
