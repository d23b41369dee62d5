import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { fileOf, type Refusal } from './endpoint.ts';
import { reasons } from './reasons.ts';
import { AnyDate, DottedDate, Id, IdText, IsoDate, SearchText, Time } from './shapes.ts';

/** Quoted in the specification without a full stop. */
const verbatim = new Set([
  "Error! Wrong contact. Contact the dean's office to update data",
  'Could not find the account',
]);

const reasonsOf = (refusal: Refusal) =>
  typeof refusal === 'string' ? [refusal] : [refusal.withTime, refusal.plain];

describe('the contract', () => {
  it('states no call twice', () => {
    // `/things/:id` and `/things/:name` are one address.
    const addresses = contract.map(({ call }) => `${call.method} ${call.path.replaceAll(/:\w+/g, ':')}`);
    expect(addresses.length).toBeGreaterThan(30);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(contract.map(({ name }) => name)).size).toBe(contract.length);
  });

  it.each(contract)('$name stands under /api/v1 and names its parts', ({ call }) => {
    expect(call.path).toMatch(/^\/api\/v1(\/[a-z][a-zA-Z-]*|\/:[a-zA-Z]+)+$/);
    const parts = [...call.path.matchAll(/:(\w+)/g)].map(([, part]) => part);
    expect(Object.keys(call.params?._zod.def.shape ?? {})).toEqual(parts);
    expect(call.summary).toMatch(/^[A-Z].*[^.]$/);
  });

  it.each(contract)('$name has a sentence in both languages for every failure', ({ call }) => {
    const all = [call.fallbackReason, ...Object.values(call.refusals).flatMap(reasonsOf)];
    for (const reason of all) {
      const { ru, en } = reasons[reason];
      expect(ru).toMatch(/[а-яё]/i);
      expect(en).toMatch(/^[A-Z]/);
      expect([verbatim.has(en), /[.!]$/.test(ru) && /[.!]$/.test(en)]).toContain(true);
      expect(reasons[reason].en).not.toMatch(/[а-яё]/i);
    }
  });

  it.each(contract)('AC-05 $name tells of the refusals that its access brings', ({ call }) => {
    expect(Object.hasOwn(call.refusals, 403)).toBe(call.access !== 'anyone');
  });

  it.each(contract.filter(({ call }) => call.method === 'GET'))('$name, a GET, has no body', ({ call }) => {
    expect(call.body).toBeUndefined();
  });

  it.each(contract.filter(({ call }) => call.cached))(
    '$name, prepared once for all, is for anyone',
    ({ call }) => {
      expect([call.access, call.method, call.changesState]).toEqual(['anyone', 'GET', undefined]);
    },
  );

  it('tells of the refusals that creating once and acting in person bring', () => {
    const told = contract.filter(({ call }) => call.idempotent || call.inPersonOnly);
    expect(told.length).toBeGreaterThan(20);
    const silent = told.filter(
      ({ call }) =>
        (call.idempotent && !Object.hasOwn(call.refusals, 409)) ||
        (call.inPersonOnly && !Object.hasOwn(call.refusals, 423)),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('says that a state-changing GET refuses other sites', () => {
    const changing = contract.filter(({ call }) => call.method === 'GET' && call.changesState);
    expect(changing.length).toBeGreaterThan(0);
    expect(changing.filter(({ call }) => call.refusals[400] !== 'cross-site')).toEqual([]);
  });

  it('lets a program leave by POST wherever a GET changes state', () => {
    const changing = contract.filter(({ call }) => call.method === 'GET' && call.changesState);
    expect(changing.map(({ call }) => call.path)).toContain('/api/v1/auth/logout');
    for (const { call } of changing) {
      const twin = contract.find((other) => other.call.method === 'POST' && other.call.path === call.path);
      expect(twin?.call.access).toBe(call.access);
    }
  });

  it.each(contract.filter(({ call }) => call.example))(
    'the example of $name is a right request',
    ({ call }) => {
      const parts = (['params', 'query', 'body'] as const).filter(
        (part) => call.example?.[part] !== undefined,
      );
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts)
        expect(z.safeParse(call[part] ?? z.never(), call.example?.[part]).success).toBe(true);
    },
  );

  it('bounds every text and list that a stranger may send', () => {
    const open = contract.filter(({ call }) => call.access === 'anyone' && call.body);
    const huge = 'x'.repeat(10_000);
    for (const { name, call } of open) {
      const fields = Object.keys((call.body as z.ZodMiniObject | undefined)?.shape ?? {});
      const unbounded = fields.filter((field) => {
        const issues = z.safeParse(call.body ?? z.any(), { [field]: huge }).error?.issues ?? [];
        return !issues.some(({ path }) => path[0] === field);
      });
      expect([name, unbounded]).toEqual([name, []]);
    }
  });
});

it('HLP-07 downloads have the names of the specification', () => {
  const named = new Map(contract.map(({ name, call }) => [name, fileOf(call)?.name]));
  expect(
    ['dormitory.excel', 'profiling.excel', 'departments.report', 'groups.report', 'study.contract'].map(
      (name) => named.get(name),
    ),
  ).toEqual([
    'application.xlsx',
    'application.xlsx',
    'department schedule.xlsx',
    'group list.xlsx',
    'contract.pdf',
  ]);
});

describe('the shared shapes', () => {
  const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

  it.each([
    ['an id', Id, [1, 2_147_483_647], [0, -1, 1.5, 2_147_483_648, '1', null]],
    ['an id in a query', IdText, ['1', '0000000001'], ['0', '', '1a', '-1', '2147483648', '1e3', ' 1', 1]],
    [
      'a dotted date',
      DottedDate,
      ['31.12.2026', '1.9.2026', '29.02.2028'],
      ['31.02.2026', '2026-12-31', '', '01.01.0000', '1.1.26'],
    ],
    [
      'an ISO date',
      IsoDate,
      ['2026-12-31', '2028-02-29'],
      ['2026-02-29', '2026-13-01', '31.12.2026', '0000-01-01', '2026-1-1'],
    ],
    ['any date', AnyDate, ['31.12.2026', '2026-12-31'], ['12/31/2026', '2026-02-30', '']],
    ['a time', Time, ['09:00', '00:01', '23:59'], ['9:00', '09:00:00', '', '24:00', '12:60']],
    ['a search', SearchText, ['', ' a ', 'x'.repeat(100)], ['x'.repeat(101), 1]],
  ])('%s', (_name, schema, right: unknown[], wrong: unknown[]) => {
    expect(right.filter((value) => !takes(schema, value))).toEqual([]);
    expect(wrong.filter((value) => takes(schema, value))).toEqual([]);
  });
});
