import * as calls from '@semestr/api/dormitory';
import { and, eq, isNotNull } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dormitoryApplications as table } from '../../db/tables/dormitory.ts';
import { uploads } from '../../db/tables/uploads.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { smallPdf } from '../../../test/small-pdf.ts';

let server: TestServer;
let student: Visitor;
let headman: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
  headman = await server.client('headman');
});
afterAll(() => server.close());

const list = () => student.call(calls.list, {});
const pdfUrl = `data:application/pdf;base64,${Buffer.from(smallPdf).toString('base64')}`;

describe('applications of a student', () => {
  it('dormitory: applications are listed newest first, with their decisions', async () => {
    const all = await list();
    expect(all.map(({ status }) => status)).toEqual(['Документы приняты', 'Выселен', 'Отклонена']);
    expect(all[0]).toMatchObject({
      number: expect.any(Number) as number,
      settledDate: null,
      docContent: null,
    });
    expect(all[0]?.queueHistory?.at(-1)?.numberInQueue).toBe(all[0]?.numberInQueue);
    expect(all[0]?.docReference).toMatch(/^\d+\.pdf$/);
    expect(all[0]?.applicationDate).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/);
    expect(all[1]?.roomInfo).toMatch(/^\d+-[аб], Общ\.\d$/);
    expect(all[2]?.rejectionReason).toMatch(/\S/);
  });

  it('dormitory: an application is also a workbook, with the uploaded document', async () => {
    const [newest] = await list();
    const id = String(newest?.id);
    const sheet = await student.call(calls.excel, { query: { 'dormitory-queue-id': id } });
    expect(sheet.name).toBe('application.xlsx');
    expect(await readSheet(Buffer.from(sheet.bytes))).toEqual(
      expect.arrayContaining([
        ['Студент', 'Лисицкая Анна Игоревна'],
        ['Состояние', 'В очереди'],
      ]),
    );
    const paper = await student.call(calls.document, { query: { 'request-id': id } });
    expect(paper).toMatchObject({ name: newest?.docReference, type: 'application/pdf' });
    expect(Buffer.from(paper.bytes).subarray(0, 5).toString()).toBe('%PDF-');
    for (const call of [calls.excel, calls.document]) {
      const query = { 'dormitory-queue-id': id, 'request-id': id };
      await expect(headman.call(call, { query })).rejects.toMatchObject({ status: 404 });
    }
  });

  it('dormitory: premiums, penalties and privileges are listed with the applications', async () => {
    const penalties = await student.call(calls.premiumPenalty, {});
    expect(
      penalties
        .map(({ directiveDto }) => directiveDto?.eventTypeName)
        .toSorted((a = '', b = '') => a.localeCompare(b)),
    ).toEqual(['PENALTY_SPPS', 'PREMIUM_SPPS']);
    expect(new Set(penalties.map(({ status }) => status))).toEqual(new Set(['', 'Снят']));
    const [privilege] = await student.call(calls.privileges, {});
    expect(privilege?.dormitoryPrivilegeCategoryName).toMatch(/очеред/);
  });
});

describe('new application', () => {
  beforeEach(() => server.db.delete(table));

  it('dormitory: an application without a document is listed first, one at a time', async () => {
    const created = await student.call(calls.create, {});
    expect(created).toMatchObject({
      number: expect.any(Number) as number,
      status: 'Ожидание',
      docReference: null,
    });
    expect(await list()).toEqual([created]);
    await expect(student.call(calls.create, {})).rejects.toMatchObject({
      status: 409,
      reason: 'dormitory-applied',
    });
    await server.db.update(table).set({ state: 'settled' });
    await expect(student.call(calls.create, {})).rejects.toMatchObject({ status: 409 });
    await server.db.update(table).set({ state: 'evicted' });
    await expect(student.call(calls.create, {})).resolves.toMatchObject({ status: 'Ожидание' });
  });

  it('dormitory: concurrent applications create one', async () => {
    const both = await Promise.allSettled([0, 1].map(() => student.call(calls.create, {})));
    expect(both.map(({ status }) => status).toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
      'fulfilled',
      'rejected',
    ]);
  });

  it('dormitory: an uploaded photo is re-encoded as JPEG', async () => {
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const created = await student.call(calls.create, {
      body: `data:image/png;base64,${photo.toString('base64')}`,
    });
    expect(created.docReference).toMatch(/^\d+\.jpg$/);
    const sent = await student.call(calls.document, { query: { 'request-id': String(created.id) } });
    expect(sent.type).toBe('image/jpeg');
    expect(await sharp(sent.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60 });
  });

  it('dormitory: the document can be replaced and removed until it is reviewed', async () => {
    const { id } = await student.call(calls.create, { body: pdfUrl });
    const before = await server.db.$count(uploads);
    const change = (docContent: string | null) => student.call(calls.update, { body: { id, docContent } });
    const second = await change(pdfUrl);
    expect(await server.db.$count(uploads)).toBe(before);
    expect(await change(null)).toEqual(second);
    expect((await change('empty')).docReference).toBeNull();
    expect(await server.db.$count(table, and(eq(table.id, id), isNotNull(table.uploadId)))).toBe(0);
    expect(await server.db.$count(uploads)).toBe(before - 1);
    await server.db.update(table).set({ state: 'accepted' });
    await expect(change(pdfUrl)).rejects.toMatchObject({
      status: 409,
      reason: 'dormitory-application-decided',
    });
    await expect(headman.call(calls.update, { body: { id } })).rejects.toMatchObject({ status: 404 });
  });
});
