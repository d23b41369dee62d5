import { resources } from '@semestr/api/contract';
import type { Endpoint } from '@semestr/api/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

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

/** Records of a kind, as the console reads them. */
async function records(list: Endpoint | undefined, range: [number, number]): Promise<Fields[]> {
  const response = await admin.fetch(`${list?.path}?range=${JSON.stringify(range)}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Fields[];
}

const edited = (call: Endpoint, record: Fields): Fields =>
  Object.fromEntries(
    Object.keys((call.body as z.ZodMiniObject | undefined)?.shape ?? {}).map((name) => [name, record[name]]),
  );

it.each(kinds)('CNS-02 every one of %s can be read', async (_kind, { list }) => {
  expect((await records(list, [0, 999])).length).toBeGreaterThan(0);
});

describe('CNS-02', () => {
  it.each(kinds.filter(([, { update }]) => update))(
    'one of %s is written back as it was read, once',
    async (_kind, { list, update }) => {
      for (const record of await records(list, [0, 3])) {
        const write = () =>
          admin.fetch(`${list?.path}/${String(record['id'])}`, {
            method: 'PUT',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(update && edited(update, record)),
          });
        const response = await write();
        expect(response.status).toBe(200);
        expect(await response.json()).toEqual({ ...record, version: Number(record['version']) + 1 });
        expect((await write()).status).toBe(409);
      }
    },
  );
});
