import * as certificates from '@semestr/api/certificates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificates as table } from '../../src/db/tables/certificates.ts';
import { startTestServer, type TestServer, type Visitor } from '../server.ts';

/** Behaviour of requests on which independent clients rely: some of them cannot parse an empty response. */
let server: TestServer;
let student: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
});
afterAll(() => server.close());

type Json = Record<string, unknown>;

async function answer<T>(path: string, init?: RequestInit, visitor = student): Promise<T> {
  const response = await visitor.fetch(`/api/v1${path}`, init);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return (await response.json()) as T;
}

it('wire format: ordering certificates returns a list of them, cancelling one returns the certificate', async () => {
  await server.db.delete(table);
  const created = await answer<Json[]>('/certificate/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(certificates.register.example.body),
  });
  expect(created).toEqual([expect.objectContaining({ status: 2 })]);
  const closed = await answer<Json>(`/certificate/close?id=${String(created[0]?.['id'])}`);
  expect(closed).toMatchObject({ id: created[0]?.['id'], status: 3 });
});

it('wire format: an educator’s departments are one text in every request', async () => {
  const found = await answer<Json[]>('/employees/fio/requests?employee-fio=Образцов');
  const sheets = await answer<{ employee: Json | null; reason: unknown }[]>('/mark-sheet');
  const graduate = await server.client('graduate');
  const path = '/diploma-topic-suggestion/topics';
  const topics = await answer<{ employee: Json | null }[]>(path, {}, graduate);
  const employeesOf = (rows: readonly { employee: Json | null }[]) =>
    rows.map(({ employee }) => employee).filter((employee) => employee !== null);
  const named = [found, employeesOf(sheets), employeesOf(topics)];
  for (const people of named) {
    expect(people.length).toBeGreaterThan(0);
    for (const { academicDepartment } of people) expect(typeof academicDepartment).toBe('string');
  }
});

it('wire format: the reason of a mark sheet is yes, no or null, because numbers break newer clients', async () => {
  for (const { reason } of await answer<Json[]>('/mark-sheet')) expect([true, false, null]).toContain(reason);
});
