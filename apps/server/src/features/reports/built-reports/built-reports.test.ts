import * as calls from '@semestr/api/built-reports';
import {
  addsUp,
  type DimensionName,
  type Filter,
  type MeasureName,
  type ViewName,
  viewNames,
  views,
} from '@semestr/core/built-reports';
import { describe, expect, it } from 'vitest';
import { sharedServer } from '../../../../test/shared-server.ts';
import { sheetIn } from '../../../../test/sheet.ts';
import { nonEmpty } from '../../../../test/non-empty.ts';
import { pdfText } from '../../../../test/pdf.ts';

const server = await sharedServer();
const admin = await server.as('admin');

interface ReportQuery {
  view: ViewName;
  rows: readonly DimensionName[];
  across?: DimensionName;
  measure: MeasureName;
  filter?: Filter;
}

const queryOf = ({ rows, filter = {}, ...rest }: ReportQuery) => ({
  ...rest,
  rows: JSON.stringify(rows),
  filter: JSON.stringify(filter),
});
const ask = (query: ReportQuery) => admin.call(calls.count, { query: queryOf(query) });

const sumOf = (numbers: readonly unknown[]): number =>
  numbers.reduce<number>((sum, one) => sum + Number(one), 0);

/** Each dimension of each view with each of its measures. */
const everything = viewNames.flatMap((view) =>
  views[view].dimensions.flatMap((dimension: DimensionName) =>
    views[view].measures.map((measure: MeasureName) => [view, dimension, measure] as const),
  ),
);

describe('CNS-03 built report', () => {
  it.each(nonEmpty(everything))(
    'built reports: %s by %s, %s: rows add up to the total',
    async (view, dimension, measure) => {
      const { columns, rows, values, keys, totals } = await ask({ view, rows: [dimension], measure });
      expect(columns.map(({ key, type }) => [key, type])).toEqual([
        [dimension, dimension === 'day' ? 'date' : 'text'],
        ['total', 'number'],
      ]);
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(values.map(([value]) => value)).size).toBe(rows.length);
      expect(keys.map((key) => key[dimension])).toEqual(values.map(([value]) => value));
      const numbers = rows.map(([, number]) => number).filter((number) => typeof number === 'number');
      const [, total] = totals;
      const isSum = addsUp({ view, rows: [dimension], across: null, measure });
      expect(columns[1]?.adds).toBe(isSum);
      // An average lies between its rows; a record counted in several rows counts once in the total.
      const all = sumOf(numbers);
      const [least, most] = isSum ? [all, all] : [Math.min(...numbers), Math.max(all, ...numbers)];
      expect(Number(total)).toBeGreaterThanOrEqual(least);
      expect(Number(total)).toBeLessThanOrEqual(most);
    },
  );

  it.each(nonEmpty(viewNames.map((view) => [view])))(
    'built reports: %s: every dimension has the same total',
    async (view) => {
      for (const measure of views[view].measures) {
        const totals: unknown[] = [];
        for (const dimension of views[view].dimensions)
          totals.push((await ask({ view, rows: [dimension], measure })).totals.at(-1));
        expect(new Set(totals).size).toBe(1);
      }
    },
  );

  const dimensions = everything.filter(
    ([view, , measure]) =>
      measure === views[view].measures[0] || measure === 'average' || measure === 'cycleHours',
  );
  it.each(nonEmpty(dimensions))(
    'built reports: %s filtered by a value of %s: %s matches its row',
    async (view, dimension, measure) => {
      const { values } = await ask({ view, rows: [dimension], measure });
      for (const [value = null, number] of values.slice(0, 3)) {
        if (value === null) continue;
        const other = views[view].dimensions.find((one) => one !== dimension) ?? dimension;
        const { totals } = await ask({ view, rows: [other], measure, filter: { [dimension]: [value] } });
        expect(totals.at(-1) ?? 0).toBe(number ?? 0);
      }
    },
  );

  it('built reports: two dimensions in rows and one in columns count each student once', async () => {
    const query = {
      view: 'omissions',
      rows: ['course', 'group'],
      across: 'month',
      measure: 'hours',
    } as const;
    const { columns, rows, keys, totals } = await ask(query);
    expect(columns.map(({ title }) => title)).toEqual([
      'Курс',
      'Группа',
      'сентябрь 2026',
      'октябрь 2026',
      'ноябрь 2026',
      'Всего',
    ]);
    for (const row of [...rows, totals]) expect(sumOf(row.slice(2, -1))).toBe(row.at(-1));
    const sums = totals.slice(2).map((_total, at) => sumOf(rows.map((row) => row[at + 2])));
    expect(sums).toEqual(totals.slice(2));
    const [{ course = null, group = null } = {}] = keys;
    const filter = { course: [Number(course)], group: [Number(group)] };
    const one = await ask({ ...query, filter });
    expect(one.rows).toEqual([
      rows[0]?.filter((_cell, at) => one.columns.some(({ title }) => title === columns[at]?.title)),
    ]);
    // A student with absences in two months is counted once.
    const people = await ask({ ...query, measure: 'students' });
    expect(Number(people.totals.at(-1))).toBeLessThan(sumOf(people.totals.slice(2, -1)));
  });

  it('built reports: are in the language of the reader', async () => {
    const query = queryOf({ view: 'requests', rows: ['kind'], across: 'month', measure: 'count' });
    const cookie = `${admin.cookie()}; language=en`;
    const path = `/api/v1/admin/built-reports?${new URLSearchParams(query).toString()}`;
    const response = await server.fetch(path, { headers: { cookie } });
    // In the contract's format, which the client only validates in Russian.
    const { columns, rows } = (await response.json()) as calls.BuiltReport;
    expect(columns[0]?.title).toBe('Kind of request');
    expect(columns.at(-2)?.title).toBe('November 2026');
    expect(rows.map(([kind]) => kind)).toContain('Certificates');
  });

  it('built reports: treat a value as a literal, never as part of a query', async () => {
    const query = { view: 'marks', rows: ['discipline'], measure: 'count' } as const;
    const { rows, totals } = await ask({ ...query, filter: { discipline: ["' or true --"] } });
    expect([rows, totals]).toEqual([[], []]);
  });
});

/** Returns the number of records in a list of the console with a filter. */
async function listed(kind: string, filter: object): Promise<number> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
  const response = await admin.fetch(`/api/v1/admin/${kind}?${query.toString()}`);
  return Number(response.headers.get('content-range')?.split('/').at(-1));
}

/** Returns an existing value of a dimension. */
async function someValue(view: ViewName, dimension: DimensionName): Promise<string | number> {
  const { values } = await ask({ view, rows: [dimension], measure: views[view].measures[0] });
  const value = values.map(([one = null]) => one).find((one) => one !== null);
  if (value === null || value === undefined) throw new Error(`${view} has no ${dimension}`);
  return value;
}

const days = { from: '2026-10-01', to: '2026-10-31' } as const;

it.each([
  ['students', 'students', 'group', 'groupId'],
  ['students', 'students', 'speciality', 'specialityId'],
  ['marks', 'marks', 'course', 'course'],
  ['marks', 'marks', 'teacher', 'teacherId'],
  ['marks', 'marks', 'group', 'groupId'],
  ['journal-marks', 'lesson-marks', 'group', 'groupId'],
  ['omissions', 'omissions', 'speciality', 'specialityId'],
  ['lessons', 'lessons', 'group', 'groupId'],
  ['lessons', 'lessons', 'teacher', 'employeeId'],
  ['lessons', 'lessons', 'term', 'term'],
  ['lessons', 'lessons', 'weekday', 'day'],
  ['lessons', 'lessons', 'room', 'rooms'],
  ['loans', 'loans', 'course', 'course'],
  ['audit', 'audit', 'action', 'action'],
  ['audit', 'audit', 'administrator', 'userId'],
] as const)(
  'CNS-03 built reports: %s counts the same as the list of %s, by %s',
  async (view, kind, dimension, key) => {
    const value = await someValue(view, dimension);
    // The list of loans filters by due date.
    const inDays = views[view].hasDays && !['audit', 'loans'].includes(kind) ? days : {};
    const filter: Filter = { [dimension]: [value], ...inDays };
    const { totals } = await ask({ view, rows: [views[view].dimensions[0]], measure: 'count', filter });
    expect(totals.at(-1) ?? 0).toBe(await listed(kind, { [key]: value, ...inDays }));
  },
);

describe('CNS-03 files of a built report', () => {
  const query = {
    ...queryOf({
      view: 'marks',
      rows: ['faculty', 'group'],
      across: 'semester',
      measure: 'debts',
      filter: { course: [1, 2], ...days },
    }),
  };

  it('built reports: the workbook contains the numbers and their totals', async () => {
    const { columns, rows, totals } = await admin.call(calls.count, { query });
    const file = await admin.call(calls.asFile, { query });
    expect(file.name).toBe('Зачётки, задолженностей – факультет, группа × семестр учёбы, 2026-11-20.xlsx');
    const sheet = await sheetIn(file.bytes);
    expect(sheet.above).toEqual(
      expect.arrayContaining(['Курс: 1, 2', 'Период: с 01.10.2026 по 31.10.2026', 'Составлено 20.11.2026']),
    );
    expect(sheet.header).toEqual(columns.map(({ title }) => title));
    expect(sheet.rows).toEqual([...rows, totals]);
  });

  it('built reports: the PDF has the name under which the report is saved', async () => {
    const file = await admin.call(calls.asPdf, { query: { ...query, name: 'Долги первых курсов' } });
    expect(file.name).toBe('Долги первых курсов, 2026-11-20.pdf');
    const [first = ''] = await pdfText(file.bytes);
    for (const words of [
      'Долги первых курсов',
      'Курс: 1, 2',
      'Составлено 20.11.2026',
      'Всего',
      'Страница 1 из 1',
    ])
      expect(first).toContain(words);
  });
});
