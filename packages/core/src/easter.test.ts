import { expect, it } from 'vitest';
import { weekday } from './dates.ts';
import { orthodoxEaster, radunitsa } from './easter.ts';

it.each([
  [2024, '2024-05-05', '2024-05-14'],
  [2025, '2025-04-20', '2025-04-29'],
  [2026, '2026-04-12', '2026-04-21'],
  [2027, '2027-05-02', '2027-05-11'],
  [2028, '2028-04-16', '2028-04-25'],
  [2029, '2029-04-08', '2029-04-17'],
  [2030, '2030-04-28', '2030-05-07'],
])('easter: in %i Easter is on %s and Radunitsa on %s', (year, easter, day) => {
  expect(orthodoxEaster(year)).toBe(easter);
  expect(radunitsa(year)).toBe(day);
});

it('easter: Easter is a Sunday between 4 April and 8 May, Radunitsa a Tuesday', () => {
  for (let year = 1900; year < 2100; year += 1) {
    const easter = orthodoxEaster(year);
    expect(weekday(easter)).toBe(7);
    expect(weekday(radunitsa(year))).toBe(2);
    expect(easter >= `${year}-04-04` && easter <= `${year}-05-08`).toBe(true);
  }
});
