import * as certificates from '@semestr/api/certificates';
import * as markSheets from '@semestr/api/mark-sheets';
import * as notifications from '@semestr/api/notifications';
import * as study from '@semestr/api/study';
import * as calls from '@semestr/api/verify';
import { findToken } from '@semestr/core/verify';
import { eq } from 'drizzle-orm';
import { extractText, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificates as table } from '../../db/tables/certificates.ts';
import { printed } from '../../../test/calls/certificates.ts';
import { unsigned } from '../../../test/calls/study.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let student: Visitor;
let admin: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  [student, admin] = [await server.client('student'), await server.client('admin')];
  visitor = await server.client();
});
afterAll(() => server.close());

/** Returns the token in the keywords of a PDF, and its text. */
async function read({ bytes }: { bytes: Uint8Array }) {
  const { info } = await getMeta(new Uint8Array(bytes));
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  const token = findToken(String(info['Keywords'])) ?? '';
  // Programs that cannot parse PDF find it among the bytes.
  expect(findToken(Buffer.from(bytes).toString('latin1'))).toBe(token);
  return { token, text };
}
const check = (token: string) => visitor.call(calls.paper, { params: { token } });
const certificate = async () => {
  const params = { id: String(await printed(server.db)) };
  return read(await student.call(certificates.file, { params }));
};

describe('certificate', () => {
  it('verification: a certificate is available to its student and to administrators, and publicly verified as valid', async () => {
    const { token, text } = await certificate();
    const params = { id: String(await printed(server.db)) };
    expect((await read(await admin.call(certificates.fileForAdmin, { params }))).token).toBe(token);
    const verdict = await check(token);
    if (verdict.state === 'unknown') throw new Error('It is unknown');
    expect(verdict).toMatchObject({
      state: 'valid',
      paper: {
        kind: 'certificate',
        holder: 'Лисицкая Анна Игоревна',
        institution: 'Учреждение образования «Примерный университет»',
      },
    });
    expect(text).toContain(`Справка № ${verdict.paper.number}`);
    expect(text).toContain('УНП 100200300');
    expect(text).toContain(verdict.paper.holder);
  });

  it('verification: a certificate is not available to others, nor before it is printed', async () => {
    const headman = await server.client('headman');
    const params = { id: String(await printed(server.db)) };
    await expect(headman.call(certificates.file, { params })).rejects.toMatchObject({ status: 404 });
    const [created] = await student.call(certificates.register, { body: certificates.register.example.body });
    const inWork = { params: { id: String(created?.id) } };
    await expect(student.call(certificates.file, inWork)).rejects.toMatchObject({
      status: 409,
      reason: 'certificate-not-printed',
    });
  });

  it('verification: a certificate is unknown when any letter is changed, or only its number is sent', async () => {
    const { token } = await certificate();
    const other = (letter: string) => (letter === 'B' ? 'C' : 'B');
    const places = [
      0,
      10,
      token.indexOf('.') - 1,
      token.indexOf('.') + 1,
      token.length - 2,
      token.length - 1,
    ];
    for (const at of places) {
      const changed = token.slice(0, at) + other(token.slice(at, at + 1)) + token.slice(at + 1);
      expect(await check(changed)).toEqual({ state: 'unknown' });
    }
    expect(await check(String(await printed(server.db)))).toEqual({ state: 'unknown' });
  });

  it('verification: a certificate is withdrawn with a reason, and the student is notified', async () => {
    const params = { id: String(await printed(server.db)) };
    const { token } = await certificate();
    const { version } = await admin.call(certificates.certificates.one, { params });
    const withdraw = (rejectionReason: string | null) =>
      admin.call(certificates.certificates.update, {
        params,
        body: { state: 'rejected', version, rejectionReason },
      });
    await expect(withdraw(null)).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'rejectionReason', reason: 'required' }],
    });
    await withdraw('Выдана по ошибке.');
    expect(await check(token)).toMatchObject({ state: 'withdrawn' });
    const [newest] = (await student.call(notifications.list, { query: {} })).notifications;
    expect(newest?.message).toMatch(
      /^Справка отозвана и больше не действует: .*Причина: Выдана по ошибке\.$/,
    );
    await server.db
      .update(table)
      .set({ state: 'printed' })
      .where(eq(table.id, Number(params.id)));
  });

  it('verification: a certificate is withdrawn when its number changes, or the record is deleted', async () => {
    const id = (await printed(server.db)) ?? 0;
    const { token } = await certificate();
    const [row] = await server.db.select().from(table).where(eq(table.id, id));
    await server.db.update(table).set({ number: 999_999 }).where(eq(table.id, id));
    expect(await check(token)).toMatchObject({ state: 'withdrawn', paper: { kind: 'certificate' } });
    await server.db
      .update(table)
      .set({ number: row?.number ?? null })
      .where(eq(table.id, id));
    expect(await check(token)).toMatchObject({ state: 'valid' });
    await server.db.delete(table).where(eq(table.id, id));
    expect(await check(token)).toMatchObject({ state: 'withdrawn' });
  });
});

it('verification: a mark sheet contains discipline, educator, student and date, and is valid', async () => {
  const sheet = (await student.call(markSheets.list, {})).find(({ status }) => status === 'напечатана');
  const params = { id: String(sheet?.id) };
  const { token, text } = await read(await student.call(markSheets.file, { params }));
  for (const part of [sheet?.number, sheet?.subject?.name, sheet?.employee?.lastName, sheet?.expireDate])
    expect(text).toContain(part);
  expect(await check(token)).toMatchObject({ state: 'valid', paper: { kind: 'mark-sheet' } });
});

it('verification: a contract is valid, and withdrawn when its application is rejected', async () => {
  const id = String(await unsigned(server.db));
  const { token } = await read(await student.call(study.contract, { query: { 'lms-application-id': id } }));
  expect((await read(await admin.call(study.contractForAdmin, { params: { id } }))).token).toBe(token);
  expect(await check(token)).toMatchObject({ state: 'valid', paper: { kind: 'contract' } });
  const row = await admin.call(study.studyApplications.one, { params: { id } });
  await admin.call(study.studyApplications.update, {
    params: { id },
    body: { ...row, state: 'rejected', rejectionReason: 'Дисциплина не читается' },
  });
  expect(await check(token)).toMatchObject({ state: 'withdrawn' });
});

it('verification: the public key is available without signing in', async () => {
  const { x } = await visitor.call(calls.key, {});
  expect(Buffer.from(x, 'base64url')).toHaveLength(32);
});
