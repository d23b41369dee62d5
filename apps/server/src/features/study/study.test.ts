import * as calls from '@semestr/api/study';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { extractImages, extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studyApplications as table } from '../../db/tables/study.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { freeTerm, SIGNATURE, unsigned } from '../../../test/calls/study.ts';

let server: TestServer;
let student: Visitor;
let headman: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
  headman = await server.client('headman');
});
afterAll(() => server.close());

/** Creates a 300 × 90 picture, with a line if there is a pen. */
const paper = (background: string, pen: string | null) =>
  sharp({ create: { width: 300, height: 90, channels: 4, background } })
    .composite(
      pen === null
        ? []
        : [{ input: { create: { width: 120, height: 4, channels: 4, background: pen } }, left: 40, top: 40 }],
    )
    .png()
    .toBuffer();
const urlOf = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

const history = () => student.call(calls.history, {});
const textOf = async (id: number) => {
  const { name, bytes } = await student.call(calls.contract, { query: { 'lms-application-id': String(id) } });
  expect(name).toBe('contract.pdf');
  return (await extractText(new Uint8Array(bytes), { mergePages: true })).text;
};

describe('applications to study a subject', () => {
  it('study: applications are listed newest first, in every state', async () => {
    const all = await history();
    expect(all.map(({ lmsApplicationId: id }) => id)).toEqual(
      all.map(({ lmsApplicationId: id }) => id).toSorted((a, b) => b - a),
    );
    expect(new Set(all.map(({ statusId }) => statusId))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(all.map(({ purposeOfStudy }) => purposeOfStudy)).size).toBe(2);
    expect(all.find(({ statusId }) => statusId === 5)?.rejectionReason).toMatch(/\S/);
    expect(all.find(({ statusId }) => statusId === 2)).toMatchObject({ price: 96, signedDate: null });
    expect(all.find(({ statusId }) => statusId === 3)?.signedDate).toMatch(/^\d\d\.\d\d\.2026$/);
  });

  it('study: only one application can be created for an entry of the own markbook', async () => {
    for (const [call, purpose] of [
      [calls.parallel, 'parallel'],
      [calls.difference, 'difference'],
    ] as const) {
      const query = { 'lms-education-term': String(await freeTerm(server.db, purpose)) };
      const newRecord = await student.call(call, { query });
      expect(newRecord).toMatchObject({ statusId: 1, decisionDate: null, applicationDate: '20.11.2026' });
      expect([1, 2]).toContain(newRecord.term);
      expect((await history())[0]).toEqual(newRecord);
      await expect(student.call(call, { query })).rejects.toMatchObject({
        status: 409,
        reason: 'study-requested',
      });
      await expect(headman.call(call, { query })).rejects.toMatchObject({ status: 404 });
      const other = call === calls.parallel ? calls.difference : calls.parallel;
      await expect(student.call(other, { query })).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('contract', () => {
  it.each([
    ['#0000', null],
    ['#fff', null],
    ['#00f', null],
    ['#fff', '#f4f4f4'],
  ])('study contract: rejects a blank signature: %s, %s', async (background, pen) => {
    const lmsApplicationId = (await unsigned(server.db)) ?? 0;
    const body = { lmsApplicationId, imageSignature: urlOf(await paper(background, pen)) };
    await expect(student.call(calls.sign, { body })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'imageSignature', reason: 'required' }],
    });
    expect(await unsigned(server.db)).toBe(lmsApplicationId);
  });

  it.each([{ contractNumber: null }, { contractNumber: ' ' }, { isPaid: true, price: null }])(
    'study contract: can be neither read nor signed without number or price: %j',
    async (lack) => {
      const id = (await unsigned(server.db)) ?? 0;
      const [whole] = await server.db.select().from(table).where(eq(table.id, id));
      const set = (values: Partial<typeof table.$inferInsert>) =>
        server.db.update(table).set(values).where(eq(table.id, id));
      await set(lack);
      const body = { lmsApplicationId: id, imageSignature: SIGNATURE };
      await expect(student.call(calls.sign, { body })).rejects.toMatchObject({
        status: 409,
        reason: 'contract-not-whole',
      });
      await expect(
        student.call(calls.contract, { query: { 'lms-application-id': String(id) } }),
      ).rejects.toMatchObject({ status: 409, reason: 'contract-not-ready' });
      const { contractNumber = null, isPaid = false, price = null } = whole ?? {};
      await set({ contractNumber, isPaid, price });
      expect(await unsigned(server.db)).toBe(id);
    },
  );

  it('study contract: is signed once, and then contains the signature', async () => {
    const id = (await unsigned(server.db)) ?? 0;
    const before = await textOf(id);
    expect(before).toContain('Лисицкая Анна Игоревна');
    for (const part of [
      'г. Минск',
      'Учреждение образования «Примерный университет»',
      '100200300; 220000',
      'ректор Воробьёв Игорь Петрович',
      '(девяносто шесть рублей 00 копеек)',
    ])
      expect(before).toContain(part);
    expect(before).not.toContain('20.11.2026');
    const drawn = await paper('#0000', '#00f');
    const body = {
      lmsApplicationId: id,
      imageSignature: urlOf(drawn),
    };
    await expect(headman.call(calls.sign, { body })).rejects.toMatchObject({ status: 404 });
    expect(await student.call(calls.sign, { body })).toMatchObject({ lmsApplicationId: id, statusId: 3 });
    const after = await textOf(id);
    expect(after).toContain('20.11.2026');
    const { bytes } = await student.call(calls.contract, { query: { 'lms-application-id': String(id) } });
    const [image] = await extractImages(new Uint8Array(bytes), 1);
    expect(image).toMatchObject({ width: 300, height: 90 });
    await expect(student.call(calls.sign, { body })).rejects.toMatchObject({
      status: 409,
      reason: 'contract-not-awaited',
    });
  });

  it('study contract: is not available before the decision, nor to other students', async () => {
    const all = await history();
    const considered = all.find(({ statusId }) => statusId === 1)?.lmsApplicationId ?? 0;
    const query = { 'lms-application-id': String(considered) };
    await expect(student.call(calls.contract, { query })).rejects.toMatchObject({
      status: 409,
      reason: 'contract-not-ready',
    });
    await expect(headman.call(calls.contract, { query })).rejects.toMatchObject({ status: 404 });
    const body = { lmsApplicationId: considered, imageSignature: SIGNATURE };
    await expect(student.call(calls.sign, { body })).rejects.toMatchObject({ status: 409 });
    const [row] = await server.db.select().from(table).where(eq(table.id, considered));
    expect(row).toMatchObject({ state: 'considered', signature: null });
  });
});
