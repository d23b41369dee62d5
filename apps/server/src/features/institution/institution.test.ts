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
  const change = (changes: object) =>
    admin.call(calls.institution.update, {
      params: { id: String(id) },
      body: { ...fields, taxNumber: '200300400', version: fields.version + 1, ...changes },
    });
  await expect(
    change({ taxNumber: '12345', supportPhone: '8 017…', supportEmail: 'support@bgulc' }),
  ).rejects.toMatchObject({
    status: 400,
    fields: [
      { field: 'taxNumber', reason: 'format' },
      { field: 'supportPhone', reason: 'format' },
      { field: 'supportEmail', reason: 'format' },
    ],
  });
  expect(await change({ supportPhone: '8 (017) 200-00-01' })).toMatchObject({
    supportPhone: '+375172000001',
  });
  await admin.call(calls.institution.remove, { params: { id: String(id) } });
  await expect(visitor.call(calls.read, {})).rejects.toMatchObject({ status: 404 });
  await server.close();
});
