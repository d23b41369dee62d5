import * as calls from '@semestr/api/reports';
import { requestKinds } from '@semestr/core/requests/kinds';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { specialities } from '../../db/tables/specialities.ts';
import { sharedServer } from '../../../test/shared-server.ts';
import { sheetIn } from '../../../test/sheet.ts';
import { nonEmpty } from '../../../test/non-empty.ts';

const server = await sharedServer();
const admin = await server.as('admin');

const ask = (name: calls.ReportName, query: object = {}) =>
  admin.call(calls.one, { params: { name }, query });

/** Returns the total of a report's column. */
async function totalOf(name: calls.ReportName, column: string, query: object = {}): Promise<number> {
  const { columns, values } = await ask(name, query);
  const at = columns.findIndex(({ key }) => key === column);
  return values.reduce((sum, cells) => sum + Number(cells[at]), 0);
}

const idsOf = (rows: readonly { id: number }[]): string[] => rows.map(({ id }) => String(id));

/** All values of a parameter: the filtered reports add up to the unfiltered one. */
const everyValue: Readonly<Record<string, () => Promise<readonly object[]>>> = {
  // A small demo has one faculty, so a missing one is added, which has no rows.
  facultyId: async () =>
    [...idsOf(await server.db.select().from(faculties)), '2147483647'].map((facultyId) => ({ facultyId })),
  specialityId: async () =>
    idsOf(await server.db.select().from(specialities)).map((specialityId) => ({ specialityId })),
  course: async () => ['1', '2', '3', '4', '5', '6'].map((course) => ({ course })),
  groupId: async () =>
    idsOf(await server.db.select().from(groups).orderBy(asc(groups.id))).map((groupId) => ({ groupId })),
  kind: async () => requestKinds.map((kind) => ({ kind })),
  term: async () =>
    [2021, 2022, 2023, 2024, 2025, 2026].flatMap((year) =>
      ['autumn', 'spring'].map((kind) => ({ term: `${year}-${kind}` })),
    ),
  // A month belongs to one of the periods.
  days: async () => [{ to: '2026-10-31', from: '2025-11-20' }, { from: '2026-11-01' }],
};

const numbers = { debts: 'debts', omissions: 'hours', ratings: 'students', requests: 'count' } as const;

it.each([
  ['debts', 'facultyId'],
  ['debts', 'specialityId'],
  ['debts', 'course'],
  ['debts', 'groupId'],
  ['debts', 'term'],
  ['omissions', 'facultyId'],
  ['omissions', 'specialityId'],
  ['omissions', 'course'],
  ['omissions', 'groupId'],
  ['omissions', 'days'],
  ['ratings', 'facultyId'],
  ['ratings', 'specialityId'],
  ['ratings', 'course'],
  ['ratings', 'groupId'],
  ['requests', 'facultyId'],
  ['requests', 'specialityId'],
  ['requests', 'course'],
  ['requests', 'groupId'],
  ['requests', 'kind'],
] as const)(
  'CNS-03 report filters: %s filtered by %s, value by value, add up to the total',
  async (name, parameter) => {
    const whole = await totalOf(name, numbers[name]);
    const parts: number[] = [];
    for (const query of (await everyValue[parameter]?.()) ?? [])
      parts.push(await totalOf(name, numbers[name], query));
    expect(whole).toBeGreaterThan(0);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
  },
);

it('CNS-03 report filters: requests are filtered by the date of creation', async () => {
  const whole = await totalOf('requests', 'count');
  const before = await totalOf('requests', 'count', { to: '2026-11-10' });
  const after = await totalOf('requests', 'count', { from: '2026-11-11' });
  expect([before > 0, after > 0, before + after]).toEqual([true, true, whole]);
  const { columns, values } = await ask('requests', { from: '2026-11-11' });
  const since = columns.findIndex(({ key }) => key === 'since');
  expect(values.every((cells) => String(cells[since]) >= '2026-11-11')).toBe(true);
});

it('CNS-03 report filters: sign-ins cover 90 days by default', async () => {
  expect((await ask('sign-ins')).parameters).toEqual({ from: '2026-08-22' });
  expect((await ask('sign-ins', { to: '2026-11-01' })).parameters).toEqual({
    from: '2026-08-03',
    to: '2026-11-01',
  });
  const { keys } = await ask('sign-ins', { from: '2026-11-12', to: '2026-11-14' });
  expect(keys).toEqual([{ day: '2026-11-14' }, { day: '2026-11-13' }, { day: '2026-11-12' }]);
});

it('CNS-03 report filters: ratings are those of the last term by default', async () => {
  const usual = await ask('ratings');
  expect(usual.parameters).toEqual({ term: '2026-autumn' });
  expect(await ask('ratings', { term: '2026-autumn' })).toEqual(usual);
  const marked = await totalOf('ratings', 'unmarked', { term: '2019-autumn' });
  expect(marked).toBe(await totalOf('ratings', 'students'));
});

it('CNS-03 reports: a row has keys for machines, and a text cell has its raw value', async () => {
  const { columns, rows, values, keys } = await ask('requests', { kind: 'certificates' });
  expect(columns.map(({ key, type, opens }) => [key, type, opens])).toEqual([
    ['kind', 'text', false],
    ['state', 'text', false],
    ['count', 'number', true],
    ['since', 'date', false],
  ]);
  expect(keys[0]).toEqual({ kind: 'certificates', state: 'processing' });
  expect(rows[0]?.slice(0, 2)).toEqual(['Справки', 'Обрабатывается']);
  expect(values[0]).toEqual([
    'certificates',
    'processing',
    rows[0]?.[2],
    expect.stringMatching(/^2026-\d\d-\d\d$/),
  ]);
  const omissions = await ask('omissions', { from: '2026-10-01', to: '2026-10-31' });
  expect(omissions.values.every(([, month]) => month === '2026-10')).toBe(true);
  expect(omissions.rows.every(([, month]) => month === 'октябрь 2026')).toBe(true);
});

it.each(nonEmpty(calls.reportNames))('CNS-03 reports: no two rows of %s have the same keys', async (name) => {
  const { keys, rows } = await ask(name);
  expect(keys).toHaveLength(rows.length);
  expect(new Set(keys.map((one) => JSON.stringify(one))).size).toBe(keys.length);
  expect(keys.map((one) => Object.keys(one))).toEqual(keys.map(() => [...calls.reportKeys[name]]));
});

const values = {
  term: '2026-autumn',
  facultyId: '20017',
  specialityId: '1',
  course: '2',
  groupId: '1',
  kind: 'practice',
  from: '2026-09-01',
  to: '2026-09-02',
} as const;
const unsupported = calls.reportNames.flatMap((name) =>
  Object.entries(values)
    .filter(([parameter]) => !calls.acceptsParameter(name, parameter))
    .map(([parameter, value]) => [name, parameter, value] as const),
);

it.each(nonEmpty(unsupported))(
  'CNS-03 report filters: %s reject %s, which they do not support',
  async (name, parameter, value) => {
    for (const call of [calls.one, calls.asFile])
      await expect(
        admin.call(call, { params: { name }, query: { [parameter]: value } }),
      ).rejects.toMatchObject({
        status: 400,
        fields: [{ field: parameter, reason: 'format' }],
      });
  },
);

it('CNS-03 reports: the sheet states the filters', async () => {
  const [faculty] = await server.db.select().from(faculties).orderBy(asc(faculties.id)).limit(1);
  const query = { facultyId: String(faculty?.id), course: '2', from: '2026-09-01', to: '2026-11-20' };
  const file = await admin.call(calls.asFile, { params: { name: 'requests' }, query });
  const { above, rows } = await sheetIn(file.bytes);
  expect(above).toEqual([
    'Учреждение образования «Примерный университет»',
    'Заявки по видам и состояниям',
    `Факультет: ${faculty?.abbrev}`,
    'Курс: 2',
    'Период: с 01.09.2026 по 20.11.2026',
    'Составлено 20.11.2026',
  ]);
  expect(rows).toEqual((await ask('requests', query)).rows);
});
