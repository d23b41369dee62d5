import { bodyOf } from '@semestr/api/client';
import type { Endpoint } from '@semestr/api/endpoint';
import * as fc from 'fast-check';
import type { AnyRequest } from '../call-fixture.ts';
import { jsonSchemaOf, type KnownValues, odd, text, textsFor, valueFor } from './values.ts';

/** A request in wire format. */
export interface Sent {
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

/** Node rejects longer addresses before they reach the application. */
const MAX_TEXT = 400;

const inAddress = (value: string): string => value.slice(0, MAX_TEXT).toWellFormed();

/** Encodes a part of a path so that it is neither empty nor relative. */
const segment = (value: string): string => {
  const part = encodeURIComponent(inAddress(value));
  return part === '' || part === '.' || part === '..' ? 'x' : part;
};

const urlOf = (
  call: Endpoint,
  params: Record<string, string>,
  query: readonly (readonly [string, string])[],
): string => {
  const path = call.path.replaceAll(/:(\w+)/g, (_all, name: string) => segment(params[name] ?? 'x'));
  const search = new URLSearchParams(query.map(([name, value]) => [name, inAddress(value)])).toString();
  return search ? `${path}?${search}` : path;
};

const isLeaf = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  value instanceof Uint8Array ||
  Object.keys(value).length === 0;

/** Counts the leaves of a tree. */
const leavesIn = (value: unknown): number =>
  isLeaf(value) ? 1 : Object.values(value as object).reduce<number>((sum, one) => sum + leavesIn(one), 0);

/** Returns the tree with the leaf at index `at` replaced. */
function withLeaf(value: unknown, at: number, leaf: unknown): unknown {
  if (isLeaf(value)) return at === 0 ? leaf : value;
  let left = at;
  const replaced = Object.entries(value as object).map(([name, one]: [string, unknown]) => {
    const here = left;
    left -= leavesIn(one);
    return [name, here >= 0 && left < 0 ? withLeaf(one, here, leaf) : one] as const;
  });
  return Array.isArray(value) ? replaced.map(([, one]) => one) : Object.fromEntries(replaced);
}

/** Generates a valid request with up to two replaced values. */
const nearlyValid = (right: AnyRequest): fc.Arbitrary<AnyRequest> =>
  isLeaf(right)
    ? fc.constant(right)
    : fc.array(fc.tuple(fc.nat(), odd), { maxLength: 2 }).map((changes) =>
        changes.reduce<AnyRequest>(
          // Leaves are below a request's parts, so it stays an object.
          (request, [at, leaf]) => withLeaf(request, at % leavesIn(request), leaf) as AnyRequest,
          right,
        ),
      );

const textsOf = (values: unknown): [string, string][] =>
  typeof values === 'object' && values !== null
    ? Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
        value === undefined
          ? []
          : [[name, typeof value === 'string' ? value : JSON.stringify(value)] as const].map(
              ([key, one]): [string, string] => [key, one ?? ''],
            ),
      )
    : [];

function travelling(call: Endpoint, { params, query, body }: AnyRequest): Sent {
  const url = urlOf(call, Object.fromEntries(textsOf(params)), textsOf(query));
  return { url, ...bodyOf(call, body) };
}

const isFormOnly = ({ bodyAs }: Endpoint): boolean => bodyAs?.join() === 'form';

/** Generates requests that no client would send: with a malformed body, another type of body, or none. */
const malformed = ({ url }: Sent): fc.Arbitrary<Sent> =>
  fc.oneof(
    fc.constant({ url, headers: {} }),
    text.map((body) => ({ url, headers: { 'content-type': 'application/json' }, body })),
    text.map((body) => ({ url, headers: { 'content-type': 'text/plain' }, body })),
    text.map((body) => ({ url, headers: { 'content-type': 'multipart/form-data; boundary=x' }, body })),
    text.map((body) => ({ url, headers: { 'content-type': 'application/xml' }, body })),
    fc.constant({
      url,
      headers: { 'content-type': 'application/json' },
      body: '['.repeat(20_000),
    }),
    fc.constant({ url, headers: { 'content-type': 'application/json' }, body: '{"__proto__":{"a":1}}' }),
  );

/**
 * Generates requests of a call: valid ones, nearly valid ones, requests described by its schemas, and arbitrary ones.
 */
export function requestsOf(
  { feature, call, right }: { feature: string; call: Endpoint; right: AnyRequest },
  values: KnownValues,
): fc.Arbitrary<Sent> {
  const place = { values, feature };
  const [params, query] = [textsFor(call.params, place), textsFor(call.query, place)];
  const body = call.body
    ? valueFor(jsonSchemaOf(call.body, 'input'), { ...place, name: 'body' })
    : fc.constant(undefined);
  const described = fc
    .record({ params: fc.record(params), query: fc.record(query, { requiredKeys: [] }), body })
    .map((request) => travelling(call, request));
  const wild = fc
    .record({
      params: fc.record(Object.fromEntries(Object.keys(params).map((name) => [name, text]))),
      query: fc.array(fc.tuple(fc.constantFrom('other', ...Object.keys(query)), text), { maxLength: 4 }),
      body: call.body && !isFormOnly(call) ? odd : fc.constant(undefined),
    })
    .map(
      (request): Sent => ({ ...bodyOf(call, request.body), url: urlOf(call, request.params, request.query) }),
    );
  const usual = fc.oneof(
    { weight: 5, arbitrary: described },
    { weight: 4, arbitrary: nearlyValid(right).map((request) => travelling(call, request)) },
    { weight: 1, arbitrary: wild },
  );
  return call.method === 'GET'
    ? usual
    : fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: usual.chain(malformed) });
}

/** Formats a request for reproduction. */
export const printable = (call: Endpoint, { url, headers, body }: Sent): string => {
  const sent =
    body instanceof FormData
      ? `form ${[...body].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`).join('&')}`
      : (body ?? '');
  return `${call.method} ${url} ${headers['content-type'] ?? ''} ${sent}`.slice(0, 600);
};
