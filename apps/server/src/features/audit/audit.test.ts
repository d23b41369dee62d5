import { resources } from '@semestr/api/contract';
import { recordChanges } from '@semestr/core/audit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

const actionsOf = async (filter: object): Promise<string[]> => {
  const query = { filter: JSON.stringify(filter), sort: '["id","DESC"]', range: '[0,99]' };
  return (await admin.call(resources.audit.list, { query })).map(({ action }) => action);
};

it('CNS-02 audit log: is filtered by what was done with records', async () => {
  const body = { name: 'Факультет журнала', abbrev: 'ФЖур' };
  const { id, version } = await admin.call(resources.faculties.create, { body });
  const params = { id: String(id) };
  await admin.call(resources.faculties.update, { params, body: { ...body, name: 'Факультет', version } });
  await admin.call(resources.faculties.remove, { params });
  const subject = `faculties/${id}`;
  for (const change of recordChanges)
    expect(await actionsOf({ subject, change })).toEqual([`faculties.${change}`]);
  // Signing in changes no record, and removing a passkey is no deletion of a record.
  for (const action of await actionsOf({ change: 'create' })) expect(action).toMatch(/^[a-z-]+\.create$/);
  expect((await actionsOf({})).includes('sign-in')).toBe(true);
  expect((await actionsOf({ change: 'create' })).includes('sign-in')).toBe(false);
});
