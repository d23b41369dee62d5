import * as calls from '@semestr/api/certificates';
import { ApiError } from '@semestr/api/client';
import { addDays, parseDotted } from '@semestr/core/dates';
import { provisionPlace as placeFor } from '@semestr/core/certificates';
import { MAX_OPEN_REQUESTS } from '@semestr/core/requests/lifecycle';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificates } from '../../db/tables/certificates.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let student: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
});
afterAll(() => server.close());

const order = calls.register.example.body;
const list = () => student.call(calls.list, {});

describe('certificates of a student', () => {
  it('certificates: are listed newest first, in every state', async () => {
    const all = await list();
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([1, 2, 3]));
    const printed = all.find(({ status }) => status === 1);
    expect(printed).toMatchObject({ number: expect.any(Number) as number, rejectionReason: null });
    // Where it can be collected, and until when: thirty days after printing.
    expect(['Деканат', 'Студенческий отдел кадров']).toContain(printed?.collectFrom);
    const printedOn = parseDotted(printed?.issueDate ?? '');
    expect(printedOn).not.toBeNull();
    expect(parseDotted(printed?.collectUntil ?? '')).toBe(printedOn && addDays(printedOn, 30));
    const refused = all.find(({ status }) => status === 3);
    expect(refused).toMatchObject({ collectFrom: null, collectUntil: null });
    expect(all.find(({ status }) => status === 3)?.rejectionReason).toMatch(/\S/);
  });

  it('certificates: places are grouped by office, and some require the seal', async () => {
    const offices = await student.call(calls.places, {});
    expect(offices.map(({ type }) => type)).toEqual(['Деканат', 'Студенческий отдел кадров']);
    const kinds = new Set(offices.flatMap(({ places }) => places.map(({ type }) => type)));
    expect(kinds).toEqual(new Set([0, 1, 2]));
  });

  it('certificates: the list of a user who is not a student is empty', async () => {
    const teacher = await server.client('teacher');
    await expect(teacher.call(calls.list, {})).rejects.toMatchObject({ status: 404 });
    await expect(teacher.call(calls.register, { body: order })).rejects.toMatchObject({ status: 404 });
  });
});

describe('order', () => {
  beforeEach(() => server.db.delete(certificates));

  it('certificates: limits pending orders to twenty, also within one request', async () => {
    const orderTo = async (index: number): Promise<string> => {
      const { certificateRequestDto } = order;
      const provisionPlace = placeFor('по месту требования', `Школа № ${index}`);
      const body = { ...order, certificateRequestDto: { ...certificateRequestDto, provisionPlace } };
      return student.call(calls.register, { body }).then(
        () => 'made',
        (error: unknown) => (error instanceof ApiError ? error.reason : 'failed') ?? 'failed',
      );
    };
    const outcomes = await Promise.all(Array.from({ length: 30 }, (_, index) => orderTo(index)));
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(MAX_OPEN_REQUESTS);
    expect(outcomes.filter((outcome) => outcome === 'requests-too-many')).toHaveLength(
      30 - MAX_OPEN_REQUESTS,
    );
  });

  it('certificates: an order returns as many certificates as requested, and they are listed first', async () => {
    const created = await student.call(calls.register, { body: { ...order, certificateCount: 2 } });
    expect(created).toHaveLength(2);
    expect(created[0]).toMatchObject({ status: 2, number: 0 });
    expect(created[0]?.provisionPlace).toMatch(/^по\sместу\sработы\sродителей$/);
    expect(new Set((await list()).map(({ id }) => id))).toEqual(new Set(created.map(({ id }) => id)));
  });

  it('certificates: accepts the older name of the seal', async () => {
    const certificateRequestDto = {
      ...order.certificateRequestDto,
      certificateType: 'с гербовой печатью',
    } as const;
    const [inserted] = await student.call(calls.register, { body: { ...order, certificateRequestDto } });
    expect(inserted?.certificateType).toBe('гербовая');
  });

  it.each([
    ['в тридевятое царство', 'обычная', 'provisionPlace'],
    ['в банк', 'обычная', 'certificateType'],
  ] as const)(
    'certificates: rejects a place that is not offered or of another type: %s, %s',
    async (place, type, field) => {
      const certificateRequestDto = { provisionPlace: place, certificateType: type };
      await expect(
        student.call(calls.register, { body: { certificateRequestDto, certificateCount: 1 } }),
      ).rejects.toMatchObject({
        status: 400,
        fields: [{ field: `certificateRequestDto.${field}`, reason: 'unknown' }],
      });
      expect(await server.db.$count(certificates)).toBe(0);
    },
  );

  it('certificates: an order stores the place as listed, with the organisation', async () => {
    const certificateRequestDto = {
      provisionPlace: 'по месту требования: ОАО «Примерсвязь»',
      certificateType: 'обычная',
    } as const;
    const [inserted] = await student.call(calls.register, { body: { ...order, certificateRequestDto } });
    const names = (await student.call(calls.places, {})).flatMap(({ places }) =>
      places.map(({ name }) => name),
    );
    const name = names.find((one) => inserted?.provisionPlace.startsWith(one));
    expect(inserted?.provisionPlace).toBe(`${name}: ОАО «Примерсвязь»`);
  });

  it('certificates: rejects the same order while one is pending, and accepts it afterwards', async () => {
    const [first] = await student.call(calls.register, { body: order });
    await expect(student.call(calls.register, { body: order })).rejects.toMatchObject({
      status: 409,
      reason: 'certificate-ordered',
    });
    await student.call(calls.close, { query: { id: String(first?.id) } });
    expect(await student.call(calls.register, { body: order })).toHaveLength(1);
  });

  it('certificates: concurrent identical orders create one', async () => {
    const both = [0, 1].map(() => student.call(calls.register, { body: order }));
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await server.db.$count(certificates)).toBe(1);
  });

  it('certificates: an order repeated with the same Idempotency-Key returns the same reply and creates nothing', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'order-0001' };
    const send = () =>
      student.fetch(calls.register.path, { method: 'POST', headers, body: JSON.stringify(order) });
    const [first, second] = [await send(), await send()];
    expect(second.status).toBe(200);
    expect(await second.json()).toEqual(await first.json());
    expect(await server.db.$count(certificates)).toBe(1);
  });
});

describe('cancellation', () => {
  beforeEach(() => server.db.delete(certificates));
  const ordered = async () => {
    const [inserted] = await student.call(calls.register, { body: order });
    return String(inserted?.id);
  };

  it.each([calls.close, calls.closeByGet])(
    'certificates: cancelling by $method rejects it on behalf of the student',
    async (call) => {
      const id = await ordered();
      const closed = await student.call(call, { query: { id } });
      expect(closed).toMatchObject({ id: Number(id), status: 3, rejectionReason: 'Отозвана студентом' });
      expect(await list()).toEqual([closed]);
    },
  );

  it('certificates: rejects cancelling a decided order', async () => {
    const id = await ordered();
    await student.call(calls.close, { query: { id } });
    await expect(student.call(calls.close, { query: { id } })).rejects.toMatchObject({
      status: 409,
      reason: 'certificate-decided',
    });
  });

  it('certificates: cancelling another student’s returns 404', async () => {
    const id = await ordered();
    const headman = await server.client('headman');
    await expect(headman.call(calls.close, { query: { id } })).rejects.toMatchObject({ status: 404 });
    expect((await list())[0]?.status).toBe(2);
  });
});
