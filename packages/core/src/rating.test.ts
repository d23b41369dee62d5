import { describe, expect, it } from 'vitest';
import { distribution, isInSpan, middleOf, pointStandings, ranked, rated } from './rating.ts';

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

describe('the places of a rating', () => {
  const placesOf = (averages: readonly number[]) =>
    ranked(averages.map((average) => ({ average }))).map(({ average, place }) => [average, place]);

  it('follow the averages, of which equal ones share a place', () => {
    expect(placesOf([8, 9.5, 8, 7.99])).toEqual([
      [9.5, 1],
      [8, 2],
      [8, 2],
      [7.99, 4],
    ]);
  });

  it('are for those who have marks', () => {
    expect(placesOf([0, 4])).toEqual([
      [4, 1],
      [0, null],
    ]);
    expect(placesOf([])).toEqual([]);
  });
});

describe('how a place moved', () => {
  const own = rated([
    { point: 1, sum: 16, count: 2, hours: 2 },
    { point: 2, sum: 9, count: 1, hours: 0 },
    { point: 3, sum: 0, count: 0, hours: 4 },
  ]);
  const rows = [
    own,
    rated([
      { point: 1, sum: 9, count: 1, hours: 0 },
      { point: 2, sum: 9, count: 1, hours: 0 },
    ]),
    rated([{ point: 1, sum: 8, count: 1, hours: 0 }]),
  ];

  it('is told for each control point by what that alone came to', () => {
    expect(pointStandings(rows, own)).toEqual([
      { point: 1, average: 8, hours: 2, place: 2 },
      { point: 2, average: 9, hours: 0, place: 1 },
      { point: 3, average: null, hours: 4, place: null },
    ]);
  });

  it('is not told where nothing was noted', () => {
    expect(pointStandings(rows, rated([]))).toEqual([]);
  });
});

describe('the spans of averages', () => {
  it('hold every average once: low ones together, the best in the last', () => {
    const spans = distribution([1, 3.99, 4, 4.5, 6, 9, 10]);
    expect(spans.map(({ from, to, count }) => [from, to, count])).toEqual([
      [0, 4, 2],
      [4, 5, 2],
      [5, 6, 0],
      [6, 7, 1],
      [7, 8, 0],
      [8, 9, 0],
      [9, 10, 2],
    ]);
    for (const average of [0.5, 4, 7.01, 9.99, 10])
      expect(spans.filter((span) => isInSpan(span, average))).toHaveLength(1);
  });
});

describe('the middle of averages', () => {
  it('is their mean, and the one in the middle or between the two there', () => {
    expect(middleOf([4, 10, 5])).toEqual({ mean: 6.33, median: 5 });
    expect(middleOf([4, 10, 5, 6])).toEqual({ mean: 6.25, median: 5.5 });
    expect(middleOf([])).toBeNull();
  });
});
