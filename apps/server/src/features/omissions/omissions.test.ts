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

describe('excuses of a student', () => {
  it('excuses: are listed with the faculty, newest first, and by semester', async () => {
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

  it('excuses: excuse the absences on their days', async () => {
    const { omissionDtoList } = await student.call(calls.excuses, { query: { term: '3' } });
    const [own] = await student.call(journal.own, {});
    const isoOf = (dotted: string) => dotted.split('.').toReversed().join('-');
    const missed = (own?.student.lessons ?? []).filter(({ gradeBookOmissions }) => gradeBookOmissions > 0);
    const covered = missed.filter(({ dateString }) =>
      omissionDtoList?.some(
        ({ dateFrom, dateTo }) =>
          String(dateFrom) <= isoOf(dateString) && isoOf(dateString) <= String(dateTo),
      ),
    );
    expect(covered.length).toBeGreaterThan(3);
    expect(covered.every(({ isRespectfulOmission }) => isRespectfulOmission)).toBe(true);
  });
});

describe('absences of a student', () => {
  it('absences: are counted in hours for every month of the term', async () => {
    const months = await student.call(calls.byMonth, {});
    expect(months.map(({ month }) => month)).toEqual(['сентябрь 2026', 'октябрь 2026', 'ноябрь 2026']);
    const [own] = await student.call(journal.own, {});
    const hours = (own?.student.lessons ?? []).reduce((sum, one) => sum + one.gradeBookOmissions, 0);
    expect(months.reduce((sum, { omissionCount }) => sum + omissionCount, 0)).toBe(hours);
    expect(months.map(({ isoMonth }) => isoMonth)).toEqual(['2026-09', '2026-10', '2026-11']);
    const excused = (own?.student.lessons ?? [])
      .filter(({ isRespectfulOmission }) => isRespectfulOmission)
      .reduce((sum, one) => sum + one.gradeBookOmissions, 0);
    expect(excused).toBeGreaterThan(0);
    expect(months.reduce((sum, { excusedCount = 0 }) => sum + excusedCount, 0)).toBe(excused);
  });

  it('absences: are counted in hours for every subject, the most first', async () => {
    const subjects = await student.call(calls.bySubject, {});
    const [own] = await student.call(journal.own, {});
    const missed = Map.groupBy(
      (own?.student.lessons ?? []).filter(({ gradeBookOmissions }) => gradeBookOmissions > 0),
      ({ lessonNameAbbrev }) => lessonNameAbbrev,
    );
    expect(
      subjects.map(({ subject, omissionCount, excusedCount }) => [
        subject.abbrev,
        omissionCount,
        excusedCount,
      ]),
    ).toEqual(
      expect.arrayContaining(
        [...missed].map(([abbrev, lessons]) => [
          abbrev,
          lessons.reduce((sum, one) => sum + one.gradeBookOmissions, 0),
          lessons
            .filter(({ isRespectfulOmission }) => isRespectfulOmission)
            .reduce((sum, one) => sum + one.gradeBookOmissions, 0),
        ]),
      ),
    );
    expect(subjects).toHaveLength(missed.size);
    const hours = subjects.map(({ omissionCount }) => omissionCount);
    expect(hours).toEqual(hours.toSorted((a, b) => b - a));
    expect(subjects.every(({ subject }) => subject.name !== '')).toBe(true);
  });

  it('absences: are zero in every month for a student who attended all lessons', async () => {
    const noter = await server.client('noter');
    const [own] = await noter.call(journal.own, {});
    await server.db.delete(omissions).where(eq(omissions.studentId, own?.student.id ?? 0));
    const months = await noter.call(calls.byMonth, {});
    expect(months.map(({ omissionCount }) => omissionCount)).toEqual([0, 0, 0]);
    expect(await noter.call(calls.unexcused, {})).toEqual([]);
    expect(await noter.call(calls.bySubject, {})).toEqual([]);
  });

  it('absences: the list has only those that are not excused', async () => {
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

  it('absences: return 404 for users who are not students', async () => {
    const teacher = await server.client('teacher');
    for (const call of [calls.excuses, calls.byMonth, calls.bySubject, calls.unexcused, calls.requests])
      await expect(teacher.call(call, {})).rejects.toMatchObject({ status: 404 });
  });
});

it('excuse requests: are listed newest first, in every state', async () => {
  const all = await student.call(calls.requests, {});
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['Ожидание', 'Принята', 'Отклонена']));
  expect(all.find(({ status }) => status === 'Отклонена')?.rejectionReason).toMatch(/\S/);
  const aMoment = /^2026-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/;
  expect(all[0]?.createdDate).toMatch(aMoment);
  const decided = all.filter(({ status }) => status !== 'Ожидание');
  expect(all.filter(({ decidedDate }) => decidedDate !== null)).toEqual(decided);
  for (const { createdDate, decidedDate } of decided) {
    expect(decidedDate).toMatch(aMoment);
    expect(String(decidedDate) > createdDate).toBe(true);
  }
  expect(all.map(({ documentName }) => documentName)).toContain('Справка.pdf');
});

describe('document of a request', () => {
  it('excuse requests: the rewritten document is available to its student only', async () => {
    const body = await application(server.db);
    const created = await student.call(calls.apply, {
      body: { ...body, dateFrom: '2026-10-12', dateTo: '2026-10-12' },
    });
    expect(created.documentName).toBe('справка.pdf');
    const params = { id: String(created.id) };
    const paper = await student.call(calls.document, { params });
    expect(paper).toMatchObject({ name: 'справка.pdf', type: 'application/pdf' });
    expect(new TextDecoder().decode(paper.bytes)).toMatch(/^%PDF-[^]*\/MediaBox \[ 0 0 300 200 \]/);
    for (const other of ['noter', 'headman'] as const)
      await expect((await server.client(other)).call(calls.document, { params })).rejects.toMatchObject({
        status: 404,
        reason: 'record-not-found',
      });
    const stranger = await server.client();
    for (const visitor of [stranger, await server.client('teacher')])
      await expect(visitor.call(calls.document, { params })).rejects.toMatchObject({ name: 'ApiError' });
    await expect(student.call(calls.document, { params: { id: '1' } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('request to excuse days', () => {
  beforeEach(() => server.db.delete(omissionRequests));
  const ask = async (change: object = {}) =>
    student.call(calls.apply, { body: { ...(await application(server.db)), ...change } });

  it('excuse requests: creating one returns it as pending, and stores the picture re-encoded', async () => {
    const types = await student.call(calls.types, {});
    const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: 'white' } });
    // Camera metadata, and data hidden after the picture.
    const png = await picture
      .withExif({ IFD0: { Artist: 'Where it was taken' } })
      .png()
      .toBuffer();
    const bytes = new Uint8Array(Buffer.concat([png, Buffer.from('<script>hidden</script>')]));
    const document = { ...scan, name: 'справка.png', bytes };
    const created = await ask({ placeOfStay: ' Гродно ', document });
    expect(created).toMatchObject({
      status: 'Ожидание',
      dateFrom: '2026-11-02',
      dateTo: '2026-11-04',
      omissionCertificateType: types[0]?.name,
      placeOfStay: 'Гродно',
    });
    expect(await student.call(calls.requests, {})).toEqual([created]);
    const [stored] = await server.db.select().from(omissionDocuments);
    expect(stored).toMatchObject({ requestId: created.id, name: 'справка.jpg', type: 'image/jpeg' });
    const text = Buffer.from(stored?.bytes ?? []).toString('latin1');
    expect(text.slice(0, 3)).toBe('\u00ff\u00d8\u00ff');
    expect(text).not.toMatch(/hidden|taken/);
  });

  it('excuse requests: combines photos of several pages into one document, without a PDF among them', async () => {
    const photo = async (background: string) => ({
      name: 'страница.jpg',
      type: 'image/jpeg',
      bytes: new Uint8Array(
        await sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      ),
    });
    const pages = [await photo('white'), await photo('black'), await photo('red')];
    const created = await ask({ document: pages });
    expect(created.documentName).toBe('страница.pdf');
    const { type, bytes } = await student.call(calls.document, { params: { id: String(created.id) } });
    expect(type).toBe('application/pdf');
    const text = Buffer.from(bytes).toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toContain('/Count 3');
    await server.db.delete(omissionRequests);
    await expect(ask({ document: [...pages, scan] })).rejects.toMatchObject({ status: 400 });
    expect(await server.db.$count(omissionRequests)).toBe(0);
  });

  it('excuse requests: rejects days that overlap a pending request, but accepts other days', async () => {
    await ask();
    await expect(ask({ dateFrom: '2026-11-04', dateTo: '2026-11-09' })).rejects.toMatchObject({
      status: 409,
      reason: 'omission-request-exists',
    });
    expect((await ask({ dateFrom: '2026-11-05', dateTo: '2026-11-09' })).status).toBe('Ожидание');
  });

  it('excuse requests: concurrent identical requests create one', async () => {
    const outcomes = (await Promise.allSettled([ask(), ask()])).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await server.db.$count(omissionRequests)).toBe(1);
  });

  it('excuse requests: rejects a document that is too large, and stores nothing', async () => {
    const bytes = new Uint8Array(10 * 1024 * 1024 + 1);
    bytes.set(scan.bytes);
    await expect(ask({ document: { ...scan, bytes } })).rejects.toMatchObject({ status: 413 });
    expect(await server.db.$count(omissionRequests)).toBe(0);
  });
});
