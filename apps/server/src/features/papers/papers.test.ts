import * as omissions from '@semestr/api/omissions';
import * as calls from '@semestr/api/papers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { omissionDocuments } from '../../db/tables/omissions.ts';
import { application } from '../../../test/calls/omissions.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('uploaded documents: users who decide on a request see its stored document', async () => {
  const [student, admin] = [await server.client('student'), await server.client('admin')];
  const body = await application(server.db);
  const created = await student.call(omissions.apply, { body });
  const paper = await admin.call(calls.ofOmissionRequest, { params: { id: String(created.id) } });
  const [row] = await server.db
    .select()
    .from(omissionDocuments)
    .where(eq(omissionDocuments.requestId, created.id));
  expect(Buffer.from(paper.bytes).equals(row?.bytes ?? new Uint8Array())).toBe(true);
  expect(paper.type).toBe(body.document.type);
  await expect(admin.call(calls.ofOmissionRequest, { params: { id: '1' } })).rejects.toMatchObject({
    status: 404,
    reason: 'record-not-found',
  });
});
