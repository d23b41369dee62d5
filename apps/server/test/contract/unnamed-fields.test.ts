import { changesState } from '@semestr/api/endpoint';
import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../src/db/tables.ts';
import { calls, endsSession, sent } from '../contract.ts';
import { startTestServer, type TestServer } from '../server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SMUGGLED = 'smuggled-5d0c';

/** Names of the database's text columns, in the code and in the database. */
const columns = tables.flatMap((table) =>
  Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    column.getSQLType() === 'text' ? [key, column.name] : [],
  ),
);

/** Returns the fields of an object's schema; none for other schemas. */
const fieldsOf = (schema: { _zod: { def: object } } | undefined): string[] => {
  const { def } = schema?._zod ?? { def: {} };
  return 'shape' in def && typeof def.shape === 'object' ? Object.keys(def.shape ?? {}) : [];
};

/** Returns the tables that contain the injected text. */
async function holding(): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { name } = getTableConfig(table);
    const pattern = `%${SMUGGLED}%`;
    const rowCount = await server.db.$count(table, sql`${sql.identifier(name)}::text like ${pattern}`);
    if (rowCount > 0) found.push(name);
  }
  return found;
}

it('undeclared fields: no call stores a field outside its schema, for any column name', {
  timeout: 120_000,
}, async () => {
  expect(columns.length).toBeGreaterThan(100);
  const changing = calls.filter(({ call }) => changesState(call) && fieldsOf(call.body).length > 0);
  let tested = 0;
  for (const { name, call, request, as } of changing) {
    const { body, ...rest } = await request(server.db);
    const own = new Set(fieldsOf(call.body));
    const unnamed = columns.filter((column) => !own.has(column)).map((column) => [column, SMUGGLED]);
    const visitor = await (endsSession(name) ? server.client(as) : server.as(as));
    const smuggling = { ...Object.fromEntries(unnamed), ...(body as object) };
    const { status } = await visitor.fetch(...sent(call, { ...rest, body: smuggling }));
    expect([name, status < 500]).toEqual([name, true]);
    if (status === 200) tested += 1;
  }
  expect(tested).toBeGreaterThan(50);
  expect(await holding()).toEqual([]);
});
