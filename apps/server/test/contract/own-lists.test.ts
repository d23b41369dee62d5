import * as certificates from '@semestr/api/certificates';
import * as diploma from '@semestr/api/diploma';
import * as dormitory from '@semestr/api/dormitory';
import * as markSheets from '@semestr/api/mark-sheets';
import * as omissions from '@semestr/api/omissions';
import * as practice from '@semestr/api/practice';
import * as study from '@semestr/api/study';
import { type RequestKind } from '@semestr/core/requests/kinds';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { markSheets as sheetTable } from '../../src/db/tables/mark-sheets.ts';
import { users } from '../../src/db/tables/users.ts';
import { requestSources } from '../../src/domain/requests.ts';
import { NEWEST } from '../../src/domain/own-lists.ts';
import { makeRequest } from '../requests.ts';
import { logins, startTestServer, type TestServer, type Who } from '../server.ts';
import { nonEmpty } from '../non-empty.ts';

/** Own lists whose decided requests accumulate over the years, with their users. */
const lists = [
  ['certificates', certificates.list, 'student'],
  ['markSheets', markSheets.list, 'student'],
  ['markSheets', markSheets.requested, 'teacher'],
  ['omissions', omissions.requests, 'student'],
  ['study', study.history, 'student'],
  ['practice', practice.list, 'student'],
  ['topics', diploma.topics, 'student'],
  ['dormitory', dormitory.list, 'student'],
] as const;
const paged = lists.slice(0, 6);

/** Number of rows older than those returned without a page. */
const OLDER = 7;

let server: TestServer;

/** Fills the list with rejected requests. */
async function fill(kind: RequestKind): Promise<void> {
  const { table } = requestSources[kind];
  const request = { cardNumber: logins.student, kind, state: 'rejected' };
  const id = await makeRequest(server.db, request, server.clock.now());
  const [row] = await server.db.select().from(table).where(eq(table.id, id));
  const { id: _id, ...like } = { ...row };
  const copies = Array.from({ length: NEWEST + OLDER - 1 }, () => like);
  await server.db.insert(table).values(copies);
}

beforeAll(async () => {
  server = await startTestServer();
  for (const kind of new Set(lists.map(([one]) => one))) {
    await server.db.delete(requestSources[kind].table);
    await fill(kind);
  }
  const [teacher] = await server.db.select().from(users).where(eq(users.username, logins.teacher));
  await server.db.update(sheetTable).set({ employeeId: teacher?.employeeId ?? null });
}, 60_000);
afterAll(() => server.close());

const Rows = z.array(z.object({ id: z.optional(z.int()), lmsApplicationId: z.optional(z.int()) }));

/** Returns the ids in a response, in order. */
async function idsAt(who: Who, path: string, query = ''): Promise<unknown[]> {
  const response = await (await server.as(who)).fetch(path + query);
  return z.parse(Rows, await response.json()).map(({ id, lmsApplicationId }) => id ?? lmsApplicationId);
}

/** Returns the stored ids, newest first. */
async function storedIds(kind: RequestKind): Promise<unknown[]> {
  const { table } = requestSources[kind];
  const rows = await server.db.select({ id: table.id }).from(table).orderBy(desc(table.id));
  return rows.map(({ id }) => id);
}

describe('own list', () => {
  it.each(nonEmpty(lists))(
    'own lists: %s returns the newest five hundred rows without a page',
    async (kind, { path }, who) => {
      expect(await idsAt(who, path)).toEqual((await storedIds(kind)).slice(0, NEWEST));
    },
  );

  it.each(nonEmpty(paged))(
    'own lists: %s is returned in pages, and ends with the oldest row',
    async (kind, { path }, who) => {
      const stored = await storedIds(kind);
      for (const [query, from, to] of [
        ['?pageSize=100', 0, 100],
        ['?pageNumber=1', 25, 50],
        ['?pageNumber=4&pageSize=100', 400, 500],
        ['?pageNumber=5&pageSize=100', 500, 500 + OLDER],
        ['?pageNumber=6&pageSize=100', 600, 700],
      ] as const)
        expect(await idsAt(who, path, query)).toEqual(stored.slice(from, to));
    },
  );
});
