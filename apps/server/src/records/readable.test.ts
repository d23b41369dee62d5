import { resources } from '@semestr/api/contract';
import type { Endpoint } from '@semestr/api/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestServer, type Visitor } from '../../test/server.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

type Fields = Record<string, unknown>;
type Calls = Readonly<Record<string, Endpoint>>;
const kinds = Object.entries<Calls>(resources);

/** Loads records of a type, as the console does. */
async function records(list: Endpoint | undefined, range: [number, number]): Promise<Fields[]> {
  const response = await admin.fetch(`${list?.path}?range=${JSON.stringify(range)}`);
  expect([list?.path, response.status]).toEqual([list?.path, 200]);
  return (await response.json()) as Fields[];
}

const edited = (call: Endpoint, record: Fields): Fields =>
  Object.fromEntries(
    Object.keys((call.body as z.ZodMiniObject | undefined)?.shape ?? {}).map((name) => [name, record[name]]),
  );

it('CNS-02 records: every record of every type can be read', { timeout: 120_000 }, async () => {
  expect(kinds.length).toBeGreaterThan(20);
  const empty: string[] = [];
  for (const [kind, { list }] of kinds) if ((await records(list, [0, 999])).length === 0) empty.push(kind);
  expect(empty).toEqual([]);
});

it('CNS-02 records: a record of each type can be written back unchanged, once', {
  timeout: 120_000,
}, async () => {
  const editable = kinds.filter(([, { update }]) => update);
  expect(editable.length).toBeGreaterThan(10);
  for (const [kind, { list, update }] of editable) {
    for (const record of await records(list, [0, 3])) {
      const write = () =>
        admin.fetch(`${list?.path}/${String(record['id'])}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(update && edited(update, record)),
        });
      const response = await write();
      expect([kind, response.status]).toEqual([kind, 200]);
      const version = Number(record['version']) + 1;
      expect([kind, await response.json()]).toEqual([kind, { ...record, version }]);
      expect([kind, (await write()).status]).toEqual([kind, 409]);
    }
  }
});
