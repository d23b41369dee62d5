import * as calls from '@semestr/api/institution';
import { expect, it } from 'vitest';
import { startTestServer } from '../../../test/server.ts';

it('SH-05 institution: the legal entity is public, and an administrator can change it', async () => {
  const server = await startTestServer();
  const visitor = await server.client();
  expect(await visitor.call(calls.read, {})).toMatchObject({
    name: 'Учреждение образования «Примерный университет»',
    taxNumber: '100200300',
    since: 2009,
  });
  const admin = await server.client('admin');
  const [row] = await admin.call(calls.institution.list, {});
  if (!row) throw new Error('There is no institution');
  const { id, ...fields } = row;
  await admin.call(calls.institution.update, {
    params: { id: String(id) },
    body: { ...fields, taxNumber: '200300400' },
  });
  expect(await visitor.call(calls.read, {})).toMatchObject({ taxNumber: '200300400' });
  await admin.call(calls.institution.remove, { params: { id: String(id) } });
  await expect(visitor.call(calls.read, {})).rejects.toMatchObject({ status: 404 });
  await server.close();
});
