import { describe, expect, it } from 'vitest';
import { rated } from './rating.ts';

describe('a line of the rating', () => {
  it('has the whole term, each control point, and how the last one changed', () => {
    const notes = [
      { point: 1, sum: 24, count: 3, hours: 2 },
      { point: 2, sum: 17, count: 2, hours: 0 },
    ];
    expect(rated(notes)).toEqual({
      average: 8.2,
      hours: 2,
      averageShift: 0.5,
      firstAverage: 8,
      firstHours: 2,
      secondAverage: 8.5,
      secondHours: 0,
    });
  });

  it('has no key for an average or hours without a value, and a shift of 0', () => {
    expect(rated([{ point: 2, sum: 0, count: 0, hours: 4 }])).toEqual({
      average: 0,
      averageShift: 0,
      hours: 4,
      secondHours: 4,
    });
    expect(rated([])).toEqual({ average: 0, averageShift: 0, hours: 0 });
  });

  it('counts what belongs to no control point in the whole alone', () => {
    expect(rated([{ point: null, sum: 9, count: 1, hours: 1 }])).toEqual({
      average: 9,
      averageShift: 0,
      hours: 1,
    });
  });
});
