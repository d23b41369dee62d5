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

it('audit log: deleted records are found by their names, and not once they are restored', async () => {
  const body = { name: 'Факультет прикладной ботаники', abbrev: 'ФПБот' };
  const { id } = await admin.call(resources.faculties.create, { body });
  await admin.call(resources.faculties.remove, { params: { id: String(id) } });
  const deleted = async (value: string) => {
    const filter = { change: 'remove', isUndone: false, value };
    const query = { filter: JSON.stringify(filter), sort: '["id","DESC"]', range: '[0,9]' };
    return admin.call(resources.audit.list, { query });
  };
  // The second is “ботаник” typed in the other keyboard layout.
  for (const value of ['БОТАНИК', ',jnfybr']) {
    const [entry] = await deleted(value);
    expect([entry?.subject, entry?.details?.['name']]).toEqual([`faculties/${id}`, body.name]);
  }
  expect(await deleted('100%')).toEqual([]);
  const [entry] = await deleted('ботаник');
  await admin.call(resources.audit.undo, { params: { id: String(entry?.id) } });
  expect(await deleted('ботаник')).toEqual([]);
  expect(await actionsOf({ change: 'remove', isUndone: true, value: 'ботаник' })).toEqual([
    'faculties.remove',
  ]);
});

it('CNS-02 audit log: is filtered by the type of change', async () => {
  const body = { name: 'Факультет журнала', abbrev: 'ФЖур' };
  const { id, version } = await admin.call(resources.faculties.create, { body });
  const params = { id: String(id) };
  await admin.call(resources.faculties.update, { params, body: { ...body, name: 'Факультет', version } });
  await admin.call(resources.faculties.remove, { params });
  const subject = `faculties/${id}`;
  for (const change of recordChanges)
    expect(await actionsOf({ subject, change })).toEqual([`faculties.${change}`]);
  // Signing in changes no record, and the removal of a passkey does not count as a deletion of a record.
  for (const action of await actionsOf({ change: 'create' })) expect(action).toMatch(/^[a-z-]+\.create$/);
  expect((await actionsOf({})).includes('sign-in')).toBe(true);
  expect((await actionsOf({ change: 'create' })).includes('sign-in')).toBe(false);
});
