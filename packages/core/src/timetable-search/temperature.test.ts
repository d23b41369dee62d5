import { expect, it } from 'vitest';
import { temperatureAt } from './temperature.ts';

const shares = Array.from({ length: 1000 }, (_, index) => index / 1000);
const temperatures = shares.map(temperatureAt);

it('timetable search: the temperature begins high and ends low', () => {
  expect(temperatures[0]).toBe(Math.max(...temperatures));
  expect(temperatures.at(-1)).toBeLessThan(0.2);
});

it('timetable search: the temperature only rises when a further cooling begins, below the first one', () => {
  const starts = temperatures.filter((value, index) => value > (temperatures[index - 1] ?? value));
  expect(starts.length).toBeGreaterThan(0);
  expect(Math.max(...starts)).toBeLessThan(temperatures[0] ?? 0);
  for (const start of starts) expect(start).toBeGreaterThan(0.5);
});
