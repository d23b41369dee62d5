import { resources } from '@semestr/api/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../../db/tables/audit.ts';
import { savedReports } from '../../../db/tables/saved-reports.ts';
import { users } from '../../../db/tables/users.ts';
import { makePerson } from '../../../../test/people.ts';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../../test/server.ts';

const calls = resources.savedReports;

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

const stored = {
  name: 'Долги по семестрам',
  view: 'marks',
  rows: ['faculty' as const],
  across: 'semester' as const,
  measure: 'debts' as const,
  filter: { course: [1, 2] },
} as const;
const body = { ...stored, rows: [...stored.rows], filter: { course: [1, 2] } };
const params = ({ id }: { id: number }) => ({ id: String(id) });
const find = (id: number) => admin.call(calls.one, { params: params({ id }) });

/** Reverts the last action. */
async function takeBack(): Promise<void> {
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  if (!entry) throw new Error('The audit log is empty');
  await admin.call(resources.audit.undo, { params: params(entry) });
}

it('CNS-03 saved reports: a report is saved with its author, updated by version, deleted, and restored', async () => {
  const created = await admin.call(calls.create, { body });
  const [author] = await server.db.select().from(users).where(eq(users.username, logins.admin));
  expect(created).toMatchObject({
    ...stored,
    authorId: author?.id,
    createdAt: server.clock.now().toISOString(),
  });

  const changed = { ...body, name: 'Долги', across: null, version: created.version };
  await admin.call(calls.update, { params: params(created), body: changed });
  const stale = { params: params(created), body: { ...changed, name: 'Другое' } };
  await expect(admin.call(calls.update, stale)).rejects.toMatchObject({ reason: 'record-stale' });
  expect(await find(created.id)).toMatchObject({ name: 'Долги', across: null, authorId: author?.id });
  await takeBack();
  expect(await find(created.id)).toMatchObject(stored);

  await admin.call(calls.remove, { params: params(created) });
  await expect(find(created.id)).rejects.toMatchObject({ status: 404 });
  await takeBack();
  expect(await find(created.id)).toMatchObject({ ...stored, authorId: author?.id });
});

it('CNS-03 saved reports: other administrators can see and update a report, which keeps its author', async () => {
  const created = await admin.call(calls.create, { body });
  const { username, password } = await makePerson(server.db, 'admin', server.clock.now());
  const other = await server.client();
  await other.fetch('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, rememberDevice: false }),
  });
  const rows = await other.call(calls.list, { query: { filter: '{"view":"marks"}' } });
  expect(rows.map(({ id }) => id)).toContain(created.id);
  const changed = { ...body, name: 'Общий', version: created.version };
  await other.call(calls.update, { params: params(created), body: changed });
  expect(await find(created.id)).toMatchObject({ name: 'Общий', authorId: created.authorId });
});

it.each([
  ['view', { view: 'passwords' }],
  ['rows', { rows: [] }],
  ['rows.0', { rows: ['room'] }],
  ['rows.1', { rows: ['faculty', 'faculty'] }],
  ['across', { across: 'faculty' }],
  ['measure', { measure: 'hours' }],
  ['filter.room', { filter: { room: ['407-5 к.'] } }],
  ['filter.to', { filter: { from: '2026-09-02', to: '2026-09-01' } }],
  ['name', { name: ' ' }],
])('CNS-03 saved reports: rejects an invalid report: %s', async (field, change) => {
  const response = await admin.fetch('/api/v1/admin/saved-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, ...change }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: [{ field }] });
});

it('CNS-03 saved reports: a report saved by another version is listed and read unchanged', async () => {
  const old = {
    ...stored,
    view: 'planets',
    rows: ['orbit'],
    across: 'moon',
    measure: 'mass',
    filter: { sun: 1 },
  };
  const [row] = await server.db
    .insert(savedReports)
    .values({ ...old, createdAt: server.clock.now() })
    .returning();
  expect(await find(row?.id ?? 0)).toMatchObject(old);
  const rows = await admin.call(calls.list, {});
  expect(rows.find(({ id }) => id === row?.id)).toMatchObject(old);
});
