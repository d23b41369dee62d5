import type { Endpoint } from '@semestr/api/endpoint';
import { resources } from '@semestr/api/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AnyRequest, CallFixture, CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';

/** Returns a record of the type, as the console would read it. */
async function someRecord(db: Database, list: Endpoint): Promise<Record<string, unknown>> {
  const kind = list.path.replace('/api/v1/admin/', '').replaceAll('-', '_');
  // A CV is part of its student.
  const table = kind === 'cvs' ? 'students' : kind;
  const result = await db.execute(sql`select * from ${sql.identifier(table)} order by id limit 1`);
  const [row = {}] = (result as { rows: Record<string, unknown>[] }).rows;
  const camel = (name: string) => name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      camel(name),
      value instanceof Date ? value.toISOString().slice(0, 10) : value,
    ]),
  );
}

/** Returns the body of an update without changes; links of a record are in other tables. */
function bodyFrom(call: Endpoint, record: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.keys((call.body as z.ZodMiniObject | undefined)?.shape ?? {});
  return Object.fromEntries(
    fields.map((field) => [field, field in record || !field.endsWith('Ids') ? record[field] : []]),
  );
}

const wrongList = [
  ['filter', { query: { filter: '{' } }],
  ['filter.id.0', { query: { filter: '{"id":[0]}' } }],
  ['filter.colour', { query: { filter: '{"colour":"red"}' } }],
  ['sort.0', { query: { sort: '["hash","ASC"]' } }],
  ['sort.1', { query: { sort: '["id","UP"]' } }],
  ['range', { query: { range: '[5,4]' } }],
  ['range', { query: { range: '[0,1000]' } }],
] as const;
const wrongId = [['id', { params: { id: 'first' } }]] as const;

/** Returns a request without any field, with the first required one. */
function withoutFields(call: Endpoint, params?: object): readonly (readonly [string, AnyRequest])[] {
  const issue = z.safeParse(call.body ?? z.any(), {}).error?.issues[0];
  return issue ? [[issue.path.join('.'), { ...(params && { params }), body: {} }]] : [];
}

function fixturesOf(kind: string, calls: Readonly<Record<string, Endpoint>>): [string, CallFixture][] {
  const { list } = calls;
  if (!list) return [];
  return Object.entries(calls).map(([name, call]): [string, CallFixture] => {
    const params = async (db: Database) => ({ id: (await someRecord(db, list))['id'] });
    const body = async (db: Database) => bodyFrom(call, await someRecord(db, list));
    const fixtures: Record<string, CallFixture> = {
      list: { wrong: wrongList },
      one: { request: async (db) => ({ params: await params(db) }), wrong: wrongId },
      remove: { request: async (db) => ({ params: await params(db) }), wrong: wrongId },
      end: { request: async (db) => ({ params: await params(db) }), wrong: wrongId },
      undo: { request: async (db) => ({ params: await params(db) }), wrong: wrongId },
      create: { request: async (db) => ({ body: await body(db) }), wrong: withoutFields(call) },
      update: {
        request: async (db) => ({ params: await params(db), body: await body(db) }),
        wrong: [['id', { params: { id: 'first' }, body: {} }], ...withoutFields(call, { id: 1 })],
      },
    };
    return [`${kind}.${name}`, fixtures[name] ?? {}];
  });
}

/** The calls of every record type, derived from the contract. */
export const admin: CallFixtures = Object.fromEntries(
  Object.entries(resources).flatMap(([kind, calls]) =>
    'list' in calls ? fixturesOf(kind, calls as unknown as Readonly<Record<string, Endpoint>>) : [],
  ),
);
