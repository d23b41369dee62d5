import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as calls from '@semestr/api/table-imports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { importing } from '../../../test/table-imports.ts';
import { unzip, createZip } from '../../../test/zip.ts';
import { tableImports } from '../../db/tables/table-imports.ts';

const SECRET = 'SECRET-OF-THE-SERVER';
const CELL = 'Ячейка';

let server: TestServer;
let admin: Visitor;
let folder: string;
let requestCount = 0;
const otherServer = createServer((_request, response) => {
  requestCount += 1;
  response.end(SECRET);
});
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  folder = await mkdtemp(join(tmpdir(), 'semestr-entities-'));
  await writeFile(join(folder, 'secret.txt'), SECRET);
  otherServer.listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
});
afterAll(async () => {
  otherServer.close();
  await rm(folder, { recursive: true });
  await server.close();
});

const addresses = {
  'a file of the server': () => pathToFileURL(join(folder, 'secret.txt')).href,
  // A server that listens on TCP has an address with a port.
  'another server': () => `http://127.0.0.1:${(otherServer.address() as AddressInfo).port}/`,
};

/** Creates a workbook with one cell, and transforms each of its files with `change`. */
async function workbook(change: (xml: string) => string): Promise<Uint8Array> {
  const bytes = await writeWorkbook([
    [{ type: String, value: 'Группа' }],
    [{ type: String, value: CELL }],
  ]).toBuffer();
  return createZip(new Map([...unzip(bytes)].map(([path, xml]) => [path, change(xml)])));
}

it('table imports: reads a workbook assembled by this test', async () => {
  const sent = await importing(admin).send('groups', await workbook(String), 'книга.xlsx');
  expect(sent.samples).toEqual([[CELL]]);
});

it.each(['a file of the server', 'another server'] as const)(
  'table imports: a workbook cell that refers to %s includes none of its content',
  async (what) => {
    const type = `<!DOCTYPE any [<!ENTITY outside SYSTEM "${addresses[what]()}">]>`;
    const bytes = await workbook((xml) =>
      xml.includes(CELL) ? xml.replace('?>', `?>${type}`).replace(CELL, '&outside;') : xml,
    );
    const body = new FormData();
    body.append('kind', 'groups');
    body.append('file', new File([bytes.slice()], 'книга.xlsx'));
    const answer = await admin.fetch(calls.send.path, { method: 'POST', body });
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toContain(SECRET);
    expect(JSON.stringify(await server.db.select().from(tableImports))).not.toContain(SECRET);
    expect(requestCount).toBe(0);
  },
);
