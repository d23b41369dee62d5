import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bodyOf, urlOf } from '@semestr/api/client';
import { contract } from '@semestr/api/contract';
import type { Endpoint } from '@semestr/api/endpoint';
import type { AnyRequest, CallFixture, CallFixtures } from './call-fixture.ts';
import type { Database } from '../src/db/database.ts';
import type { Who } from './server.ts';

const features = new Set<string>(contract.map(({ feature }) => feature));

/** The modules in `calls/`: each exports the fixtures of its feature under the feature's name in the contract. */
const modules = await Promise.all(
  readdirSync(join(import.meta.dirname, 'calls')).map(async (file) => {
    const name = basename(file, '.ts');
    const exported: Record<string, CallFixtures> = await import(`./calls/${name}.ts`);
    return { file, fixtures: Object.entries(exported).filter(([feature]) => features.has(feature)) };
  }),
);
const fixtures: Readonly<Record<string, CallFixtures>> = Object.fromEntries(
  modules.flatMap((module) => module.fixtures),
);

/** A call with its fixture for the derived tests. */
export interface TestedCall {
  name: string;
  call: Endpoint;
  /** A valid request to the demo university. */
  request: (db: Database) => Promise<AnyRequest>;
  /** The user who may make it. */
  as: Who;
  wrong: NonNullable<CallFixture['wrong']>;
}

/** Every call of the contract. */
export const calls: readonly TestedCall[] = contract.map(({ feature, name, call }) => {
  const fixture = fixtures[feature]?.[name.slice(feature.length + 1)] ?? {};
  const { request = {}, wrong = [] } = fixture;
  return {
    name,
    call,
    request: async (db) => (typeof request === 'function' ? request(db) : request),
    as: fixture.as ?? (call.access === 'admin' ? 'admin' : call.access === 'headman' ? 'headman' : 'student'),
    wrong,
  };
});

/** Whether a call may end its own session. */
export const endsSession = (name: string): boolean =>
  /^(?:auth|session|impersonation|passkeys|oidc|secondFactor|password)\./.test(name);

/** Fixtures of calls or features that the contract does not have. */
export const strayFixtures: readonly string[] = [
  ...modules.filter((module) => module.fixtures.length === 0).map(({ file }) => file),
  ...Object.entries(fixtures)
    .flatMap(([feature, members]) => Object.keys(members).map((name) => `${feature}.${name}`))
    .filter((name) => !calls.some((one) => one.name === name)),
];

/** Builds a request for `fetch`. */
export const sent = (call: Endpoint, request: AnyRequest, headers: Record<string, string> = {}) => {
  const { params, query, body } = request;
  const { headers: ofBody, ...rest } = bodyOf(call, body);
  return [
    urlOf(call, { ...(params && { params }), ...(query && { query }) }),
    { method: call.method, headers: { ...headers, ...ofBody }, ...rest },
  ] as const;
};
