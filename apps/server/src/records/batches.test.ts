import { resources } from '@semestr/api/contract';
import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../test/server.ts';
import { audit } from '../db/tables/audit.ts';
import { batches } from '../db/tables/batches.ts';
import { users } from '../db/tables/users.ts';
import { CachedAnswers } from '../http/cached.ts';
import { addToBatch, startBatch, type UndoneEntries, undoBatch } from './batches.ts';
import { resources as allResources } from '../features.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

/** Returns the id of the newest audit log entry. */
async function newest(): Promise<number> {
  const [entry] = await server.db
    .select({ id: audit.id })
    .from(audit)
    .where(like(audit.action, 'faculties.%'))
    .orderBy(desc(audit.id))
    .limit(1);
  return entry?.id ?? 0;
}

const names = async () => (await admin.call(resources.faculties.list, {})).map(({ abbrev }) => abbrev);

/** Creates the given number of faculties and renames the first, as one batch; returns the ids of the faculties. */
async function makeBatch(count: number, word: string) {
  const { db, clock } = server;
  const [by] = await db.select().from(users).where(eq(users.username, 'admin'));
  const batchId = await startBatch(db, { kind: 'new-year', userId: by?.id ?? 0, createdAt: clock.now() });
  const created = [];
  for (let position = 1; position <= count; position += 1) {
    const body = { name: `${word} ${position}`, abbrev: `${word}${position}` };
    created.push(await admin.call(resources.faculties.create, { body }));
    await addToBatch(db, batchId, position, await newest());
  }
  const [first] = created;
  if (!first) throw new Error('A batch has something in it');
  const { id, ...values } = first;
  await rename(id, { ...values, abbrev: `${word}-новый` });
  await addToBatch(db, batchId, count + 1, await newest());
  return { batchId, made: created };
}

const rename = (id: number, body: { name: string; abbrev: string; version: number }) =>
  admin.call(resources.faculties.update, { params: { id: String(id) }, body });

async function takeBack(batchId: number): Promise<UndoneEntries[]> {
  const [by] = await server.db.select().from(users).where(eq(users.username, 'admin'));
  const caller = {
    userId: by?.id ?? 0,
    role: 'admin' as const,
    staffRole: null,
    staffFacultyId: null,
    studentId: null,
    employeeId: null,
    isHeadman: false,
    needsSecondFactor: false,
    lacksContacts: false,
    tokenId: null,
    sessionHash: '',
    startedAt: server.clock.now(),
    provenAt: server.clock.now(),
    adminId: null,
    adminSession: null,
  };
  const { db, clock } = server;
  const services = { db, cached: new CachedAnswers(clock.now) };
  const pieces = undoBatch(services, allResources, batchId, { caller, client: '127.0.0.1', now: clock.now });
  const all: UndoneEntries[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

it('CNS-02 batches: undoes many changes together, the last one first', async () => {
  const before = await names();
  const { batchId } = await makeBatch(60, 'Ряд');
  expect(await names()).toContain('Ряд-новый');
  const pieces = await takeBack(batchId);
  // The faculty was renamed after it was created: in the other order the undo would fail.
  expect(pieces).toEqual([
    { undone: 50, left: [] },
    { undone: 11, left: [] },
  ]);
  expect(await names()).toEqual(before);
  const [batch] = await server.db.select().from(batches).where(eq(batches.id, batchId));
  expect(batch?.undoneAt).toEqual(server.clock.now());
  expect(await takeBack(batchId)).toEqual([]);
});

it('CNS-02 batches: keeps and reports changes on which later ones depend', async () => {
  const { batchId, made } = await makeBatch(3, 'Ещё');
  const [, second, third] = made;
  if (!second || !third) throw new Error('Three were made');
  const { id, ...values } = second;
  await rename(id, { ...values, name: 'Переименован потом' });
  await server.db.delete(audit).where(eq(audit.subject, `faculties/${third.id}`));
  expect(await takeBack(batchId)).toEqual([
    {
      undone: 2,
      left: [
        { position: 3, reason: 'undo-impossible' },
        { position: 2, reason: 'undo-changed' },
      ],
    },
  ]);
  expect(await names()).toEqual(expect.arrayContaining(['Ещё2', 'Ещё3']));
  expect(await names()).not.toContain('Ещё1');
});
