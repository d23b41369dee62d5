import { describe, expect, it } from 'vitest';
import { distribution, isInSpan, middleOf, pointStandings, rankLines, toRatingLine } from './rating.ts';

describe('line of the rating', () => {
  it('rating: a line contains the whole term, each control point, and the change of the last one', () => {
    const notes = [
      { point: 1, sum: 24, count: 3, hours: 2 },
      { point: 2, sum: 17, count: 2, hours: 0 },
    ];
    expect(toRatingLine(notes)).toEqual({
      average: 8.2,
      hours: 2,
      averageShift: 0.5,
      firstAverage: 8,
      firstHours: 2,
      secondAverage: 8.5,
      secondHours: 0,
    });
  });

  it('rating: a line omits averages and hours without a value, and has a shift of 0', () => {
    expect(toRatingLine([{ point: 2, sum: 0, count: 0, hours: 4 }])).toEqual({
      average: 0,
      averageShift: 0,
      hours: 4,
      secondHours: 4,
    });
    expect(toRatingLine([])).toEqual({ average: 0, averageShift: 0, hours: 0 });
  });

  it('rating: lessons without a control point only count for the whole term', () => {
    expect(toRatingLine([{ point: null, sum: 9, count: 1, hours: 1 }])).toEqual({
      average: 9,
      averageShift: 0,
      hours: 1,
    });
  });
});

describe('places of a rating', () => {
  const placesOf = (averages: readonly number[]) =>
    rankLines(averages.map((average) => ({ average }))).map(({ average, place }) => [average, place]);

  it('rating: places follow the averages, and equal ones share a place', () => {
    expect(placesOf([8, 9.5, 8, 7.99])).toEqual([
      [9.5, 1],
      [8, 2],
      [8, 2],
      [7.99, 4],
    ]);
  });

  it('rating: only students with marks have a place', () => {
    expect(placesOf([0, 4])).toEqual([
      [4, 1],
      [0, null],
    ]);
    expect(placesOf([])).toEqual([]);
  });
});

describe('change of a place', () => {
  const own = toRatingLine([
    { point: 1, sum: 16, count: 2, hours: 2 },
    { point: 2, sum: 9, count: 1, hours: 0 },
    { point: 3, sum: 0, count: 0, hours: 4 },
  ]);
  const rows = [
    own,
    toRatingLine([
      { point: 1, sum: 9, count: 1, hours: 0 },
      { point: 2, sum: 9, count: 1, hours: 0 },
    ]),
    toRatingLine([{ point: 1, sum: 8, count: 1, hours: 0 }]),
  ];

  it('rating: the place is computed for each control point from its own average', () => {
    expect(pointStandings(rows, own)).toEqual([
      { point: 1, average: 8, hours: 2, place: 2 },
      { point: 2, average: 9, hours: 0, place: 1 },
      { point: 3, average: null, hours: 4, place: null },
    ]);
  });

  it('rating: control points without records have no place', () => {
    expect(pointStandings(rows, toRatingLine([]))).toEqual([]);
  });
});

describe('ranges of averages', () => {
  it('rating: the ranges contain every average once: low ones together, the best in the last', () => {
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

describe('mean and median of averages', () => {
  it('rating: computes the mean, and the median or the mean of the two middle averages', () => {
    expect(middleOf([4, 10, 5])).toEqual({ mean: 6.33, median: 5 });
    expect(middleOf([4, 10, 5, 6])).toEqual({ mean: 6.25, median: 5.5 });
    expect(middleOf([])).toBeNull();
  });
});
