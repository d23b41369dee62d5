import { expect, it } from 'vitest';
import { readDay, typedMoment, typedTime } from './typed.ts';

it.each([
  ['14:00', '14:00'],
  ['9', '09:00'],
  ['930', '09:30'],
  ['14.05', '14:05'],
  [' 1400 ', '14:00'],
  ['24:00', null],
  ['14:60', null],
  ['в два', null],
  ['', null],
])('PA-05 typed values: "%s" is the time %s', (text, time) => {
  expect(typedTime(text)).toBe(time);
});

it.each([
  ['7.9.2026', '2026-09-07'],
  [' 2026-09-07 ', '2026-09-07'],
  ['2026-09-31', null],
  ['завтра', null],
])('typed values: the date "%s" is %s', (text, date) => {
  expect(readDay(text)).toBe(date);
});

it.each([
  ['24.11.2026 15:00', '2026-11-24T12:00:00.000Z'],
  ['24 11 2026 9', '2026-11-24T06:00:00.000Z'],
  ['2026-11-24T00:30', '2026-11-23T21:30:00.000Z'],
  ['24.11.2026', null],
  ['24 11 2026', null],
  ['15:00', null],
  ['24.11.2026 25:00', null],
])('typed values: "%s" is the instant %s in the university’s time zone', (text, moment) => {
  expect(typedMoment(text)?.toISOString() ?? null).toBe(moment);
});
