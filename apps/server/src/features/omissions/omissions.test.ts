import * as journal from '@semestr/api/journal';
import * as calls from '@semestr/api/omissions';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { omissionDocuments, omissionRequests, omissions } from '../../db/tables/omissions.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { application, scan } from '../../../test/calls/omissions.ts';

let server: TestServer;
let student: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
});
afterAll(() => server.close());

describe('the excuses of a student', () => {
  it('come with the faculty, the latest first, and by semester', async () => {
    const all = await student.call(calls.excuses, {});
    expect(all.faculty).toMatch(/\S/);
    const list = all.omissionDtoList ?? [];
    expect(list.map(({ dateFrom }) => dateFrom)).toEqual(
      list.map(({ dateFrom }) => String(dateFrom)).toSorted((a, b) => b.localeCompare(a)),
    );
    expect(list.map(({ name }) => name)).toContain('');
    const { omissionDtoList: earlier } = await student.call(calls.excuses, { query: { term: '2' } });
    expect(earlier).toEqual(list.filter(({ term }) => term === 2));
    expect(earlier).toHaveLength(1);
  });

  it('excuse what was missed on their days', async () => {
    const { omissionDtoList } = await student.call(calls.excuses, { query: { term: '3' } });
    const [own] = await student.call(journal.own, {});
    const isoOf = (dotted: string) => dotted.split('.').toReversed().join('-');
    const covered = (own?.student.lessons ?? []).filter(({ dateString }) =>
      omissionDtoList?.some(
        ({ dateFrom, dateTo }) =>
          String(dateFrom) <= isoOf(dateString) && isoOf(dateString) <= String(dateTo),
      ),
    );
    expect(covered.length).toBeGreaterThan(3);
    expect(covered.every(({ isRespectfulOmission }) => isRespectfulOmission)).toBe(true);
  });
});

describe('what a student missed', () => {
  it('is counted in hours for every month of the term', async () => {
    const months = await student.call(calls.byMonth, {});
    expect(months.map(({ month }) => month)).toEqual(['сентябрь 2026', 'октябрь 2026', 'ноябрь 2026']);
    const [own] = await student.call(journal.own, {});
    const hours = (own?.student.lessons ?? []).reduce((sum, one) => sum + one.gradeBookOmissions, 0);
    expect(months.reduce((sum, { omissionCount }) => sum + omissionCount, 0)).toBe(hours);
  });

  it('is none in the months of who was always there', async () => {
    const noter = await server.client('noter');
    const [own] = await noter.call(journal.own, {});
    await server.db.delete(omissions).where(eq(omissions.studentId, own?.student.id ?? 0));
    const months = await noter.call(calls.byMonth, {});
    expect(months.map(({ omissionCount }) => omissionCount)).toEqual([0, 0, 0]);
    expect(await noter.call(calls.unexcused, {})).toEqual([]);
  });

  it('is listed where there was no good reason', async () => {
    const listed = await student.call(calls.unexcused, {});
    const [own] = await student.call(journal.own, {});
    const missed = (own?.student.lessons ?? []).filter(
      ({ gradeBookOmissions, isRespectfulOmission }) => gradeBookOmissions > 0 && !isRespectfulOmission,
    );
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.map(({ date, hours, subject }) => [date, hours, subject.abbrev])).toEqual(
      missed
        .toReversed()
        .map(({ dateString, gradeBookOmissions, lessonNameAbbrev }) => [
          dateString,
          gradeBookOmissions,
          lessonNameAbbrev,
        ]),
    );
    expect(new Set(listed.map(({ term }) => term))).toEqual(new Set([3]));
  });

  it('is nobody’s who does not study', async () => {
    const teacher = await server.client('teacher');
    for (const call of [calls.excuses, calls.byMonth, calls.unexcused, calls.requests])
      await expect(teacher.call(call, {})).rejects.toMatchObject({ status: 404 });
  });
});

it('requests come newest first, in every state', async () => {
  const all = await student.call(calls.requests, {});
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['Ожидание', 'Принята', 'Отклонена']));
  expect(all.find(({ status }) => status === 'Отклонена')?.rejectionReason).toMatch(/\S/);
  expect(all[0]?.createdDate).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/);
});

describe('asking to excuse days', () => {
  beforeEach(() => server.db.delete(omissionRequests));
  const ask = async (change: object = {}) =>
    student.call(calls.apply, { body: { ...(await application(server.db)), ...change } });

  it('answers the request, which waits, and stores the picture of the paper re-encoded', async () => {
    const types = await student.call(calls.types, {});
    const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: 'white' } });
    // What a camera writes beside the pixels, and what somebody hid behind them.
    const png = await picture
      .withExif({ IFD0: { Artist: 'Where it was taken' } })
      .png()
      .toBuffer();
    const bytes = new Uint8Array(Buffer.concat([png, Buffer.from('<script>hidden</script>')]));
    const document = { ...scan, name: 'справка.png', bytes };
    const made = await ask({ placeOfStay: ' Гродно ', document });
    expect(made).toMatchObject({
      status: 'Ожидание',
      dateFrom: '2026-11-02',
      dateTo: '2026-11-04',
      omissionCertificateType: types[0]?.name,
      placeOfStay: 'Гродно',
    });
    expect(await student.call(calls.requests, {})).toEqual([made]);
    const [stored] = await server.db.select().from(omissionDocuments);
    expect(stored).toMatchObject({ requestId: made.id, name: 'справка.jpg', type: 'image/jpeg' });
    const text = Buffer.from(stored?.bytes ?? []).toString('latin1');
    expect(text.slice(0, 3)).toBe('\u00ff\u00d8\u00ff');
    expect(text).not.toMatch(/hidden|taken/);
  });

  it('is refused where some of the days wait already, and not where others do', async () => {
    await ask();
    await expect(ask({ dateFrom: '2026-11-04', dateTo: '2026-11-09' })).rejects.toMatchObject({
      status: 409,
      reason: 'omission-request-exists',
    });
    expect((await ask({ dateFrom: '2026-11-05', dateTo: '2026-11-09' })).status).toBe('Ожидание');
  });

  it('twice at once makes one', async () => {
    const outcomes = (await Promise.allSettled([ask(), ask()])).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await server.db.$count(omissionRequests)).toBe(1);
  });

  it('with too large a paper is refused, and nothing is stored', async () => {
    const bytes = new Uint8Array(6 * 1024 * 1024 + 1);
    bytes.set(scan.bytes);
    await expect(ask({ document: { ...scan, bytes } })).rejects.toMatchObject({ status: 413 });
    expect(await server.db.$count(omissionRequests)).toBe(0);
  });
});
