import { audit } from '@semestr/api/audit';
import * as calls from '@semestr/api/certificates';
import type { ApiError } from '@semestr/api/client';
import type { IsoDate } from '@semestr/core/dates';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificates } from '../../db/tables/certificates.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { students } from '../../db/tables/students.ts';
import { pdfText } from '../../../test/pdf.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let admin: Visitor;
let studentIds: number[];
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  const rows = await server.db.select({ id: students.id }).from(students).limit(3);
  studentIds = rows.map(({ id }) => id);
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(certificates));

/** The demo's day. */
const TODAY = '2026-11-20';
const order = {
  place: 'по месту работы родителей',
  type: 'обычная',
  createdAt: new Date('2026-11-18T09:00:00Z'),
};

/** Stores pending certificates, one for each of several students. */
const pending = async (count = 1) =>
  server.db
    .insert(certificates)
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...order,
        studentId: studentIds[index % studentIds.length] ?? 0,
        state: 'processing' as const,
      })),
    )
    .returning({ id: certificates.id, version: certificates.version });

/** Stores an issued certificate. */
const issued = async (number: number, issuedOn: IsoDate = TODAY) =>
  server.db
    .insert(certificates)
    .values({
      ...order,
      studentId: studentIds[0] ?? 0,
      state: 'printed',
      number,
      issuedOn,
      decidedAt: new Date(`${issuedOn}T09:00:00Z`),
    })
    .returning();

type Pending = Awaited<ReturnType<typeof pending>>;
const issue = (ordered: Pending, firstNumber = 1, by = admin) =>
  by.call(calls.issue, { body: { certificates: ordered, firstNumber, issuedOn: TODAY } });
const decide = ({ id, version }: Pending[number], number: number, issuedOn = TODAY) =>
  admin.call(calls.certificates.update, {
    params: { id: String(id) },
    body: { version, state: 'printed', number, issuedOn },
  });
const next = async () => (await admin.call(calls.numbering, {})).next;
const stored = async () => server.db.select().from(certificates).orderBy(certificates.id);
const undo = async (id: number) => {
  const filter = JSON.stringify({ subject: `certificates/${id}`, action: 'certificates.update' });
  const [entry] = await admin.call(audit.list, { query: { filter, sort: '["id","DESC"]', range: '[0,0]' } });
  await admin.call(audit.undo, { params: { id: String(entry?.id) } });
};

describe('certificates: numbers', () => {
  it('certificates: the next number follows the highest of the year, and 1 is the first of a year', async () => {
    expect(await next()).toBe(1);
    await issued(1867, '2025-12-30');
    expect(await next()).toBe(1);
    await issued(1145);
    await issued(17);
    expect(await next()).toBe(1146);
  });

  it('certificates: rejects a number that was assigned this year, and accepts one of another year', async () => {
    await issued(17);
    await issued(18, '2025-12-30');
    const [one, two] = await pending(2);
    if (!one || !two) throw new Error('They were stored');
    await expect(decide(one, 17)).rejects.toMatchObject({
      status: 409,
      reason: 'certificate-number-taken',
      body: { numbers: [17] },
    });
    await decide(one, 18);
    // A correction that keeps the number does not assign it.
    const [own] = await server.db.select().from(certificates).where(eq(certificates.id, one.id));
    await decide({ id: one.id, version: own?.version ?? 0 }, 18);
  });

  it('certificates: two decisions at the same time do not assign the same number', async () => {
    const rows = await pending(6);
    const outcomes = await Promise.allSettled([
      ...rows.slice(0, 3).map((row) => decide(row, 5)),
      ...rows.slice(3).map((row) => issue([row], 5)),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as ApiError] : []));
    expect(new Set(reasons.map(({ reason }) => reason))).toEqual(new Set(['certificate-number-taken']));
  });

  it('certificates: undoing a decision frees its number, and cannot be reverted once the number is assigned', async () => {
    const [one, two] = await pending(2);
    if (!one || !two) throw new Error('They were stored');
    await decide(one, 5);
    await undo(one.id);
    expect(await next()).toBe(1);
    await decide(two, 5);
    await expect(undo(one.id)).rejects.toMatchObject({ status: 409 });
    expect((await stored()).map(({ number }) => number)).toEqual([null, 5]);
  });
});

describe('certificates: issued together', () => {
  it('certificates: have consecutive numbers in their order, and each student is notified', async () => {
    const [one, two, three] = await pending(3);
    if (!one || !two || !three) throw new Error('They were stored');
    const before = await server.db.$count(notifications);
    const created = await issue([two, one, three], 1146);
    expect(created.map(({ id, number }) => [id, number])).toEqual([
      [two.id, 1146],
      [one.id, 1147],
      [three.id, 1148],
    ]);
    expect(await stored()).toMatchObject(
      [1147, 1146, 1148].map((number) => ({ number, state: 'printed', issuedOn: TODAY })),
    );
    expect(await server.db.$count(notifications)).toBe(before + 3);
    for (const { id } of created) await undo(id);
    expect(await stored()).toMatchObject([1, 2, 3].map(() => ({ number: null, state: 'processing' })));
  });

  it('certificates: none is issued when a number is taken, one was decided, or the numbers end', async () => {
    await issued(1147);
    const rows = await pending(3);
    const [one] = rows;
    if (!one) throw new Error('They were stored');
    await expect(issue(rows, 1145)).rejects.toMatchObject({
      reason: 'certificate-number-taken',
      body: { numbers: [1147] },
    });
    await expect(issue(rows, 999_999)).rejects.toMatchObject({
      fields: [{ field: 'firstNumber', reason: 'too-big' }],
    });
    await expect(issue([...rows, one], 1)).rejects.toMatchObject({ reason: 'record-stale' });
    await expect(issue([...rows, { id: 1, version: 1 }], 1)).rejects.toMatchObject({ status: 404 });
    expect((await stored()).filter(({ state }) => state === 'processing')).toHaveLength(3);
  });
});

describe('certificates: printed by the office', () => {
  it('certificates: several are one file with a page each, in their order', async () => {
    const created = await issue(await pending(3), 41);
    const ids = created.map(({ id }) => id).toReversed();
    const print = (filter: object, by = admin) =>
      by.call(calls.print, { query: { filter: JSON.stringify(filter) } });
    const pages = await pdfText((await print({ id: ids })).bytes);
    expect(pages).toEqual(
      [43, 42, 41].map((number) => expect.stringContaining(`Справка № ${number} `) as string),
    );
    const ofDay = await pdfText((await print({ decidedOn: TODAY })).bytes);
    expect(ofDay).toEqual(
      [41, 42, 43].map((number) => expect.stringContaining(`Справка № ${number} `) as string),
    );
    await expect(print({ decidedOn: '2026-11-19' })).rejects.toMatchObject({
      reason: 'certificates-none-issued',
    });
    const [open] = await pending();
    await expect(print({ id: [open?.id] })).rejects.toMatchObject({ reason: 'certificate-not-printed' });
    await expect(print({ id: [1] })).rejects.toMatchObject({ reason: 'certificate-not-found' });
  });

  it('certificates: a dean’s office issues and prints those of its faculty only', async () => {
    const dean = await server.client('dean');
    const [own, foreign] = await pending(2);
    if (!own || !foreign) throw new Error('They were stored');
    const created = await issue([own, foreign], 1, admin);
    const [mine] = await server.db
      .select()
      .from(students)
      .where(eq(students.id, studentIds[0] ?? 0));
    const [other] = await server.db
      .select()
      .from(students)
      .where(ne(students.groupId, mine?.groupId ?? 0));
    const [faculty] = await server.db
      .insert(faculties)
      .values({ name: 'Другой факультет', abbrev: 'ДФ' })
      .returning();
    await server.db
      .update(groups)
      .set({ facultyId: faculty?.id ?? 0 })
      .where(eq(groups.id, other?.groupId ?? 0));
    await server.db
      .update(certificates)
      .set({ studentId: other?.id ?? 0 })
      .where(eq(certificates.id, foreign.id));
    const print = (filter: object) => dean.call(calls.print, { query: { filter: JSON.stringify(filter) } });
    await expect(print({ id: created.map(({ id }) => id) })).rejects.toMatchObject({ status: 404 });
    const pages = await pdfText((await print({ decidedOn: TODAY })).bytes);
    expect(pages).toEqual([expect.stringContaining('Справка № 1 ')]);
    const [open] = await pending();
    await server.db
      .update(certificates)
      .set({ studentId: other?.id ?? 0 })
      .where(eq(certificates.id, open?.id ?? 0));
    await expect(issue(open ? [open] : [], 9, dean)).rejects.toMatchObject({ status: 404 });
  });
});
