import { describe, expect, it } from 'vitest';
import { barsOf, chartColumns, MAX_BARS, namingColumns } from './report-bars.ts';

const text = (key: string, title: string) => ({ key, title, type: 'text' as const, adds: false });
const number = (key: string, adds = true) => ({ key, title: key, type: 'number' as const, adds });

const debts = {
  columns: [text('faculty', 'Факультет'), text('course', 'Курс'), number('students'), number('debts')],
  rows: [
    ['ФИС', 1, 40, 3],
    ['ФИС', 2, 30, 20],
    ['ФКП', 1, 50, 25],
    ['ФЭ', null, 10, 0],
  ],
  values: [
    ['ФИС', 1, 40, 3],
    ['ФИС', 2, 30, 20],
    ['ФКП', 1, 50, 25],
    ['ФЭ', null, 10, 0],
  ],
};

describe('CNS-03 bars of a report', () => {
  it('report bars: add up rows with the same first name, the longest first', () => {
    expect(barsOf(debts, 'students')).toEqual({
      by: ['Факультет'],
      bars: [
        { name: 'ФИС', value: 70, part: 1 },
        { name: 'ФКП', value: 50, part: 50 / 70 },
        { name: 'ФЭ', value: 10, part: 10 / 70 },
      ],
      others: null,
    });
  });

  it('report bars: omit zero values', () => {
    expect(barsOf(debts, 'debts').bars.map(({ name }) => name)).toEqual(['ФКП', 'ФИС']);
  });

  it('report bars: show each row with all its names when numbers cannot be added up', () => {
    const columns = [...debts.columns.slice(0, 2), number('students', false), number('debts')];
    expect(barsOf({ ...debts, columns }, 'students')).toMatchObject({
      by: ['Факультет', 'Курс'],
      bars: [{ name: 'ФКП, 1' }, { name: 'ФИС, 1' }, { name: 'ФИС, 2' }, { name: 'ФЭ, –' }],
    });
  });

  it('report bars: are in chronological order when a column contains times, however many they are', () => {
    const months = Array.from({ length: 2 * MAX_BARS }, (_, index) => {
      const year = 2025 + Math.floor(index / 12);
      return `${year}-${String((index % 12) + 1).padStart(2, '0')}`;
    });
    const rows = months.toReversed().flatMap((month, index) => [
      ['428501', month, index + 1],
      ['428502', month, 1],
    ]);
    const report = {
      columns: [text('group', 'Группа'), text('month', 'Месяц'), number('hours')],
      rows,
      values: rows,
    };
    const { by, bars, others } = barsOf(report, 'hours');
    expect(by).toEqual(['Месяц']);
    expect(bars.map(({ name }) => name)).toEqual(months);
    expect(bars.at(-1)).toMatchObject({ name: '2026-12', value: 2 });
    expect(others).toBeNull();
  });

  it('report bars: terms are in chronological order, the autumn first', () => {
    const rows = [
      ['весенний 2026/2027', 2],
      ['осенний 2026/2027', 1],
      ['весенний 2025/2026', 3],
    ];
    const values = [
      ['2026-spring', 2],
      ['2026-autumn', 1],
      ['2025-spring', 3],
    ];
    const { bars } = barsOf({ columns: [text('term', 'Семестр'), number('count')], rows, values }, 'count');
    expect(bars.map(({ name }) => name)).toEqual([
      'весенний 2025/2026',
      'осенний 2026/2027',
      'весенний 2026/2027',
    ]);
  });

  it.each([
    ['sum up the rows after the twelfth bar', true, 12 + 11 + 10],
    ['only count the further rows when they cannot be added up', false, null],
  ])('report bars: %s', (_what, adds, value) => {
    const rows = Array.from({ length: MAX_BARS + 3 }, (_, index) => [`г${index}`, index + 10]);
    const report = { columns: [text('group', 'Группа'), number('count', adds)], rows, values: rows };
    const { bars, others } = barsOf(report, 'count');
    expect(bars).toHaveLength(MAX_BARS);
    expect(bars[0]).toEqual({ name: 'г14', value: 24, part: 1 });
    expect(others).toEqual({ count: 3, value });
  });

  it('report bars: are empty without rows, without values, and for an unknown column', () => {
    const none = { columns: debts.columns, rows: [], values: [] };
    expect(barsOf(none, 'debts').bars).toEqual([]);
    const average = { ...debts, values: debts.values.map(() => ['ФИС', 1, 1, null]) };
    expect(barsOf(average, 'debts').bars).toEqual([]);
    expect(barsOf(debts, 'nothing').bars).toEqual([]);
  });
});

it('CNS-03 report bars: a date after the first column names no row, and only numbers become bars', () => {
  const columns = [
    text('kind', 'Вид'),
    number('count'),
    { ...text('since', 'С какого дня'), type: 'date' as const },
  ];
  expect(namingColumns({ columns })).toEqual([0]);
  expect(namingColumns({ columns: columns.toReversed() })).toEqual([0, 2]);
  expect(chartColumns({ columns }).map(({ key }) => key)).toEqual(['count']);
});
