import { checkReply } from '@semestr/api/check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyRequest, calls, requestOf, sent } from '../contract.fixture.ts';
import { departments } from '../db/tables/departments.ts';
import { startTestServer, type TestServer, type Visitor } from '../test-server.ts';

let server: TestServer;
let admin: Visitor;
let student: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  student = await server.client('student');
});
afterAll(() => server.close());

describe.each(calls.filter(({ call }) => call.method === 'GET' && !call.changesState))(
  '$name',
  ({ name, call }) => {
    it('answers, and the reply is what the contract says', async () => {
      const visitor = call.access === 'admin' ? admin : student;
      const response = await visitor.fetch(...sent(call, await readable(name)));
      expect(response.status).toBe(200);
      const text = await response.text();
      const value: unknown = text === '' ? undefined : JSON.parse(text);
      // Nothing beyond the contract leaves the server.
      expect(checkReply(call, value)).toEqual(value);
      const type = response.headers.get('content-type');
      expect(type).toBe(text === '' ? null : 'application/json; charset=utf-8');
    });
  },
);

/** The request with the ids that the demo university has. */
async function readable(name: string): Promise<AnyRequest> {
  const [department] = await server.db.select().from(departments).where(sql`${departments.urlId} = 'kaf-ps'`);
  const id = String(department?.id);
  if (name === 'employees.ofDepartment') return { query: { departmentId: id } };
  if (name === 'departments.name' || name === 'announcements.ofDepartment') return { query: { id } };
  if (name !== 'students.one') return requestOf(name);
  const [row] = (await (await admin.fetch('/api/v1/admin/students')).json()) as { id: number }[];
  return { params: { id: String(row?.id) } };
}

it.each([
  '/api/v1/nothing',
  '/api/v1',
  '/api/v1/schedule/',
  '/api/v1/admin/nothing',
  '/api/v1/employees/schedule/a/b',
])('%s is answered with an empty 404', async (path) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await admin.fetch(path, { method });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  }
});
