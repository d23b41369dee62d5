import * as notifications from '@semestr/api/notifications';
import { type RequestKind, requestKinds, rulesOf } from '@semestr/core/requests/kinds';
import { UNDO_MINUTES } from '@semestr/core/requests/lifecycle';
import { desc, eq, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../db/tables/audit.ts';
import { students } from '../db/tables/students.ts';
import { requestSources } from '../domain/requests.ts';
import { makeRequest } from '../../test/requests.ts';
import { logins, startTestServer, type TestServer, type Visitor } from '../../test/server.ts';
import { nonEmpty } from '../../test/non-empty.ts';

let server: TestServer;
let admin: Visitor;
let student: Visitor;
let studentId: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  student = await server.client('student');
  const [own] = await server.db.select().from(students).where(eq(students.cardNumber, logins.student));
  studentId = own?.id ?? 0;
});
afterAll(() => server.close());

/** Fields of a decision in addition to the state, for any type. */
const decisionFields = {
  rejected: { rejectionReason: 'Нет.' },
  printed: { number: 417, issuedOn: '2026-11-20' },
  unsigned: { contractNumber: '17-О', price: 10 },
  settling: { room: '1-а' },
} as const;
const statedWith = (kind: RequestKind, to: string): object => {
  if (kind === 'markSheets' && to === 'printed') return { number: '435/0407' };
  if (kind === 'leaves' && to === 'accepted') return { number: '201-с' };
  return Object.entries(decisionFields).find(([state]) => state === to)?.[1] ?? {};
};

const pathOf = (kind: RequestKind, id: number): string =>
  `/api/v1/admin/${getTableName(requestSources[kind].table).replaceAll('_', '-')}/${id}`;
const read = async (path: string) => (await (await admin.fetch(path)).json()) as Record<string, unknown>;
const send = async (method: string, path: string, body?: object) =>
  admin.fetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
async function undoLast() {
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  return send('POST', `/api/v1/admin/audit/${entry?.id}/undo`);
}
const newest = async () => (await student.call(notifications.list, { query: {} })).notifications[0];

/** Creates the student's only request of a type, in a state; returns its path. */
async function createRequest(kind: RequestKind, state: string): Promise<string> {
  const { table } = requestSources[kind];
  await server.db.delete(table).where(eq(table.studentId, studentId));
  const request = { cardNumber: logins.student, kind, state };
  const id = await makeRequest(server.db, request, server.clock.now());
  server.clock.forward(1);
  return pathOf(kind, id);
}

const moves = requestKinds.flatMap((kind) => {
  const { lifecycle } = rulesOf(kind);
  return Object.entries(lifecycle.next).flatMap(([from, next]) =>
    next.map((to) => ({ kind, from, to, isUndone: lifecycle.undo[from]?.includes(to) ?? false })),
  );
});

describe('CNS-02 undo of a decision', () => {
  it.each(nonEmpty(moves.filter(({ isUndone }) => isUndone)))(
    'undo: reverts a recent decision and notifies the student: $kind, $from to $to',
    async ({ kind, from, to }) => {
      const path = await createRequest(kind, from);
      const before = await read(path);
      const decided = await send('PUT', path, { state: to, version: 1, ...statedWith(kind, to) });
      expect(decided.status).toBe(200);
      server.clock.forward(UNDO_MINUTES - 1);
      const stored = await newest();
      expect((await undoLast()).status).toBe(200);
      expect(await read(path)).toEqual({ ...before, version: 3 });
      const again = await newest();
      expect(again?.id).not.toBe(stored?.id);
      expect(again?.message).not.toBe(stored?.message);
      // The request can be decided again; the undo cannot be undone.
      expect((await undoLast()).status).toBe(409);
      expect((await send('PUT', path, { state: to, version: 3, ...statedWith(kind, to) })).status).toBe(200);
      server.clock.forward(UNDO_MINUTES);
      expect((await undoLast()).status).toBe(409);
    },
  );
});

describe('CNS-02 decision with other effects', () => {
  it.each(nonEmpty(moves.filter(({ isUndone }) => !isUndone)))(
    'undo: rejects a decision that changed more than the request: $kind, $from to $to',
    async ({ kind, from, to }) => {
      const path = await createRequest(kind, from);
      const decided = await send('PUT', path, {
        state: to,
        version: 1,
        room: '1-а',
        ...statedWith(kind, to),
      });
      expect(decided.status).toBe(200);
      expect((await undoLast()).status).toBe(409);
      expect(await read(path)).toMatchObject({ state: to, version: 2 });
    },
  );
});
