import * as omissions from '@semestr/api/omissions';
import * as calls from '@semestr/api/papers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { application } from '../../../test/calls/omissions.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('whoever decides on a request sees the paper that came with it, byte for byte', async () => {
  const [student, admin] = [await server.client('student'), await server.client('admin')];
  const body = await application(server.db);
  const made = await student.call(omissions.apply, { body });
  const paper = await admin.call(calls.ofOmissionRequest, { params: { id: String(made.id) } });
  expect(paper.bytes).toEqual(body.document.bytes);
  expect(paper.type).toBe(body.document.type);
  await expect(admin.call(calls.ofOmissionRequest, { params: { id: '1' } })).rejects.toMatchObject({
    status: 404,
    reason: 'record-not-found',
  });
});
