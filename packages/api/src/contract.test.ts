import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { fileOf, maxBytesOf } from './endpoint.ts';
import { scopeOfCall } from './scopes.ts';
import { reasonOf, reasonsIn, statusOf } from './refusals.ts';
import english from './reasons/en.ts';
import russian from './reasons/ru.ts';
import { AnyDate, DottedDate, Id, IdText, IsoDate, SearchText, Time } from './shapes.ts';

/** Quoted in the specification without a full stop. */
const verbatim = new Set([
  "Error! Wrong contact. Contact the dean's office to update data",
  'Could not find the account',
]);

const namesOf = (calls: readonly { name: string }[]): string[] => calls.map(({ name }) => name);

/** Bytes of a letter that a sender escapes in JSON: \u0436. */
const ESCAPED = 6;
/** Maximum length of user texts. */
const MAX_WORDS = 10_000;
/** Maximum length of a number, a date or a choice. */
const SHORT = 30;

/** Returns the bytes of the longest JSON of a schema. */
function largest(schema: z.core.JSONSchema.BaseSchema): number {
  const options = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []);
  if (options.length > 0) return Math.max(...options.map(largest));
  if (schema.type === 'array') {
    const item =
      typeof schema.items === 'object' && !Array.isArray(schema.items) ? largest(schema.items) : SHORT;
    return 2 + (schema.maxItems ?? Number.POSITIVE_INFINITY) * (item + 1);
  }
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).reduce(
      (sum, [name, field]) => sum + name.length + 4 + (typeof field === 'object' ? largest(field) : SHORT),
      2,
    );
  if (schema.type !== 'string' || schema.maxLength === undefined) return SHORT;
  // A text of this length is base64, which needs no escapes.
  return 2 + schema.maxLength * (schema.maxLength > MAX_WORDS ? 1 : ESCAPED);
}

describe('contract', () => {
  it('contract: defines no call twice', () => {
    // `/things/:id` and `/things/:name` are one address.
    const addresses = contract.map(({ call }) => `${call.method} ${call.path.replaceAll(/:\w+/g, ':')}`);
    expect(addresses.length).toBeGreaterThan(30);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(contract.map(({ name }) => name)).size).toBe(contract.length);
  });

  it('contract: every call is below /api/v1 with its parameters, and has a summary', () => {
    const wrong = contract.filter(({ call }) => {
      const parts = [...call.path.matchAll(/:(\w+)/g)].map(([, part]) => part);
      return (
        !/^\/api\/v1(\/[a-z][a-zA-Z-]*|\/:[a-zA-Z]+)+$/.test(call.path) ||
        Object.keys(call.params?._zod.def.shape ?? {}).join(',') !== parts.join(',') ||
        !/^[A-Z].*[^.]$/.test(call.summary)
      );
    });
    expect(namesOf(wrong)).toEqual([]);
  });

  it('contract: every failure of every call has a message in both languages', () => {
    const used = new Set(
      contract.flatMap(({ call }) => [
        call.fallbackReason,
        ...Object.values(call.refusals).flatMap(reasonsIn),
      ]),
    );
    const wrong = [...used].filter((reason) => {
      const [ru, en] = [russian[reason], english[reason]];
      const isSentence = verbatim.has(en) || (/[.!]$/.test(ru) && /[.!]$/.test(en));
      return !/[а-яё]/i.test(ru) || !/^[A-Z][^а-яё]*$/i.test(en) || !isSentence;
    });
    expect(wrong).toEqual([]);
  });

  it('contract: a reason of a call determines the status of its refusal', () => {
    const isAmbiguous = ({ call }: (typeof contract)[number]) =>
      Object.entries(call.refusals).some(([status, why]) =>
        reasonsIn(why).some((reason) => statusOf(call, reason)?.status !== Number(status)),
      );
    // Its sentence is quoted in the specification for every failure.
    expect(namesOf(contract.filter(isAmbiguous))).toEqual(['recovery.setPasswordByLink']);
  });

  it('contract: a client reads the reason of a refusal from its status and body', () => {
    const lost = contract.flatMap(({ name, call }) =>
      Object.values(call.refusals)
        .flatMap(reasonsIn)
        .filter((reason) => {
          const sent = statusOf(call, reason);
          const bans = Object.values(call.refusals).flatMap((why) =>
            typeof why === 'object' && 'withTime' in why ? [why.withTime] : [],
          );
          const until = bans.includes(reason) ? '2026-11-20T10:58:00Z' : null;
          const named = sent?.isNamed ? reason : undefined;
          return !sent || reasonOf(call, { status: sent.status, until, named }) !== reason;
        })
        .map((reason) => `${name}: ${reason}`),
    );
    expect(lost).toEqual([]);
  });

  it('AC-05 contract: declares the 403 refusal of every call that is not public', () => {
    const wrong = contract.filter(
      ({ call }) => Object.hasOwn(call.refusals, 403) !== (call.access !== 'anyone'),
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  it('contract: no GET has a body', () => {
    const wrong = contract.filter(({ call }) => call.method === 'GET' && call.body !== undefined);
    expect(namesOf(wrong)).toEqual([]);
  });

  it('contract: caches only responses that are the same for all callers', () => {
    const cached = contract.filter(({ call }) => call.cached);
    expect(cached.length).toBeGreaterThan(10);
    const wrong = cached.filter(
      ({ call }) => call.access !== 'anyone' || call.method !== 'GET' || call.changesState,
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  it('contract: the body limit fits the largest body of a schema, even with escaped letters', () => {
    const wrong = contract.flatMap(({ name, call }) => {
      // An import is sent in batches, which its sender splits by size.
      const isBatch = name.startsWith('imports.');
      if (!call.body || isBatch || call.bodyAs?.includes('form')) return [];
      const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' });
      const [needs, has] = [largest(schema), maxBytesOf(call)];
      return needs <= has ? [] : [`${name}: ${needs} of ${has}`];
    });
    expect(wrong).toEqual([]);
  });

  it('contract: declares which calls take a file: all forms, and all texts of that length', () => {
    const takes = contract.filter(({ call }) => {
      if (!call.body) return false;
      const schema = JSON.stringify(z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }));
      const longest = [...schema.matchAll(/"maxLength":(\d+)/g)].map(([, most]) => Number(most));
      return call.bodyAs?.includes('form') === true || longest.some((most) => most > 2 * MAX_WORDS);
    });
    expect(takes.length).toBeGreaterThan(8);
    const wrong = contract.filter((one) => Boolean(one.call.takesFile) !== takes.includes(one));
    expect(namesOf(wrong)).toEqual([]);
  });

  it('contract: declares the refusals of idempotent and in-person calls', () => {
    const guarded = contract.filter(({ call }) => call.idempotent || call.forbidImpersonation);
    expect(guarded.length).toBeGreaterThan(20);
    const silent = guarded.filter(
      ({ call }) =>
        (call.idempotent && !Object.hasOwn(call.refusals, 409)) ||
        (call.forbidImpersonation && !Object.hasOwn(call.refusals, 423)),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('contract: no token can make calls about sessions and sign-in methods', () => {
    const kept = 'auth session impersonation recovery password secondFactor passkeys oidc contacts apiTokens';
    const loose = contract.filter(
      ({ feature, call }) => kept.split(' ').includes(feature) && scopeOfCall(call) !== null,
    );
    expect(namesOf(loose)).toEqual([]);
    const inPerson = contract.filter(({ call }) => call.forbidImpersonation && scopeOfCall(call) !== null);
    expect(namesOf(inPerson)).toEqual([]);
  });

  it('contract: declares that a state-changing GET rejects other sites', () => {
    const changing = contract.filter(({ call }) => call.method === 'GET' && call.changesState);
    expect(changing.length).toBeGreaterThan(0);
    expect(changing.filter(({ call }) => call.refusals[400] !== 'cross-site')).toEqual([]);
  });

  it('contract: every state-changing GET has a POST equivalent', () => {
    const changing = contract.filter(({ call }) => call.method === 'GET' && call.changesState);
    expect(changing.map(({ call }) => call.path)).toContain('/api/v1/auth/logout');
    for (const { call } of changing) {
      const twin = contract.find((other) => other.call.method === 'POST' && other.call.path === call.path);
      expect(twin?.call.access).toBe(call.access);
    }
  });

  it('contract: the examples are valid requests', () => {
    const stated = contract.filter(({ call }) => call.example);
    expect(stated.length).toBeGreaterThan(20);
    const wrong = stated.filter(({ call }) => {
      const parts = (['params', 'query', 'body'] as const).filter(
        (part) => call.example?.[part] !== undefined,
      );
      const isRight = parts.every(
        (part) => z.safeParse(call[part] ?? z.never(), call.example?.[part]).success,
      );
      return parts.length === 0 || !isRight;
    });
    expect(namesOf(wrong)).toEqual([]);
  });

  it('contract: limits every text and list that a visitor may send', () => {
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

it('HLP-07 contract: downloads have the names of the specification', () => {
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

describe('shared shapes', () => {
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
  ])('contract shapes: %s', (_name, schema, right: unknown[], wrong: unknown[]) => {
    expect(right.filter((value) => !takes(schema, value))).toEqual([]);
    expect(wrong.filter((value) => takes(schema, value))).toEqual([]);
  });
});
