import { resources } from '@semestr/api/contract';
import * as dormitory from '@semestr/api/dormitory';
import * as notifications from '@semestr/api/notifications';
import * as omissionCalls from '@semestr/api/omissions';
import { and, eq, gte, lte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { certificates } from '../db/tables/certificates.ts';
import { diplomaSuggestions } from '../db/tables/diploma.ts';
import { dormitoryApplications } from '../db/tables/dormitory.ts';
import { journalLessons } from '../db/tables/journal.ts';
import { markSheets, markSheetTypes } from '../db/tables/mark-sheets.ts';
import { excuses, omissionCertificateTypes, omissionRequests, omissions } from '../db/tables/omissions.ts';
import { enterprises, practiceApplications, practiceTypes } from '../db/tables/practice.ts';
import { profilingApplications, specializations } from '../db/tables/profiling.ts';
import { students } from '../db/tables/students.ts';
import { studyApplications } from '../db/tables/study.ts';
import { lastPlace } from '../features/dormitory/queue.ts';
import { logins, startTestServer, type TestServer, type Visitor } from '../../test/server.ts';

let server: TestServer;
let db: Database;
let admin: Visitor;
let student: Visitor;
let studentId: number;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server);
  admin = await server.client('admin');
  student = await server.client('student');
  const [row] = await db.select().from(students).where(eq(students.cardNumber, logins.student));
  studentId = row?.id ?? 0;
});
afterAll(() => server.close());

const createdAt = new Date('2026-11-19T09:00:00Z');
beforeEach(() => server.clock.forward(1));

const newest = async () => {
  const [notification] = (await student.call(notifications.list, { query: {} })).notifications;
  return [notification?.type, notification?.message];
};
const idOf = (rows: { id: number }[]) => ({ id: String(rows[0]?.id) });
const someId = async (table: typeof practiceTypes | typeof markSheetTypes) => {
  const [row] = await db.select({ id: table.id }).from(table).limit(1);
  return row?.id ?? 0;
};

describe('request to excuse days', () => {
  it('decisions: an accepted request creates an excuse and excuses the absences on its days', async () => {
    const [missed] = await db
      .select({ id: omissions.id, date: journalLessons.date })
      .from(omissions)
      .innerJoin(journalLessons, eq(journalLessons.id, omissions.lessonId))
      .where(eq(omissions.studentId, studentId))
      .limit(1);
    if (!missed) throw new Error('The student missed nothing');
    const { date } = missed;
    await db.update(omissions).set({ isExcused: false }).where(eq(omissions.studentId, studentId));
    const [type] = await db.select().from(omissionCertificateTypes).limit(1);
    const created = await db
      .insert(omissionRequests)
      .values({
        studentId,
        createdAt,
        state: 'waiting',
        dateFrom: date,
        dateTo: date,
        typeId: type?.id ?? 0,
      })
      .returning();
    const accepted = await admin.call(resources.omissionRequests.update, {
      params: idOf(created),
      body: { state: 'accepted', version: 1 },
    });
    expect(accepted.number).toBeGreaterThan(0);
    const ofRequest = and(eq(excuses.studentId, studentId), eq(excuses.note, `Заявка № ${accepted.number}`));
    expect(await db.select().from(excuses).where(ofRequest)).toMatchObject([
      { dateFrom: date, dateTo: date, name: type?.name, semester: 3 },
    ]);
    const rows = await db
      .select({ date: journalLessons.date, isExcused: omissions.isExcused })
      .from(omissions)
      .innerJoin(journalLessons, eq(journalLessons.id, omissions.lessonId))
      .where(
        and(
          eq(omissions.studentId, studentId),
          gte(journalLessons.date, '2026-09-01'),
          lte(journalLessons.date, '2027-01-31'),
        ),
      );
    expect(rows.every((row) => row.isExcused === (row.date === date))).toBe(true);
    expect(await newest()).toEqual([
      'SUCCESS',
      expect.stringMatching(/^Заявка об уважительной причине принята: /) as string,
    ]);
    const [own] = await student.call(omissionCalls.requests, {});
    expect(own).toMatchObject({ status: 'Принята', number: accepted.number });
  });

  it('decisions: a rejected request excuses nothing', async () => {
    const [type] = await db.select().from(omissionCertificateTypes).limit(1);
    const days = { dateFrom: '2026-11-02', dateTo: '2026-11-03' } as const;
    const created = await db
      .insert(omissionRequests)
      .values({ studentId, createdAt, state: 'waiting', typeId: type?.id ?? 0, ...days })
      .returning();
    const before = await db.$count(excuses);
    await admin.call(resources.omissionRequests.update, {
      params: idOf(created),
      body: { state: 'rejected', rejectionReason: 'Не видно печати.', version: 1 },
    });
    expect(await db.$count(excuses)).toBe(before);
    expect(await newest()).toEqual([
      'FAILURE',
      'Заявка об уважительной причине отклонена: 02.11.2026–03.11.2026. Причина: Не видно печати.',
    ]);
  });
});

it('decisions: a room application passes all states with a number, a place in the queue and a room', async () => {
  await db.delete(dormitoryApplications).where(eq(dormitoryApplications.studentId, studentId));
  const queue = await lastPlace(db);
  const created = await db
    .insert(dormitoryApplications)
    .values({ studentId, createdAt, state: 'waiting' })
    .returning();
  const move = (body: {
    state: 'accepted' | 'settling' | 'settled' | 'evicted';
    room?: string;
    version: number;
  }) => admin.call(resources.dormitoryApplications.update, { params: idOf(created), body });
  await expect(move({ state: 'settled', room: '1-а', version: 1 })).rejects.toMatchObject({ status: 409 });
  const accepted = await move({ state: 'accepted', version: 1 });
  expect(accepted).toMatchObject({ queuePlace: queue + 1, acceptedAt: server.clock.now().toISOString() });
  expect(await newest()).toEqual([
    'SUCCESS',
    `Документы на общежитие приняты. Место в очереди: ${queue + 1}.`,
  ]);
  await expect(move({ state: 'settling', version: 2 })).rejects.toMatchObject({
    status: 400,
    fields: [{ field: 'room', reason: 'required' }],
  });
  await move({ state: 'settling', room: '1211-а, Общ.4', version: 2 });
  expect(await newest()).toEqual([
    'SUCCESS',
    'Вам выделено место в общежитии: 1211-а, Общ.4. Можно заселяться.',
  ]);
  await move({ state: 'settled', version: 3 });
  const [own] = await student.call(dormitory.list, {});
  expect(own).toMatchObject({ status: 'Заселён', number: accepted.number, roomInfo: '1211-а, Общ.4' });
  await move({ state: 'evicted', version: 4 });
  expect(await newest()).toEqual(['INFO', 'Вы выселены из общежития.']);
});

it('decisions: two concurrent room assignments get different numbers', async () => {
  const created = await db
    .insert(dormitoryApplications)
    .values(['waiting', 'waiting'].map(() => ({ studentId, createdAt, state: 'waiting' as const })))
    .returning();
  const both = await Promise.all(
    created.map(({ id }) =>
      admin.call(resources.dormitoryApplications.update, {
        params: { id: String(id) },
        body: { state: 'accepted', version: 1 },
      }),
    ),
  );
  expect(new Set(both.map(({ number }) => number)).size).toBe(2);
});

it('decisions: enrolment in a specialisation closes the student’s other applications', async () => {
  await db.delete(profilingApplications).where(eq(profilingApplications.studentId, studentId));
  const offers = await db.select().from(specializations).limit(2);
  const created = await db
    .insert(profilingApplications)
    .values(
      offers.map(({ id }, index) => ({
        studentId,
        createdAt,
        state: 'queued' as const,
        specializationId: id,
        priority: index + 1,
      })),
    )
    .returning();
  await admin.call(resources.profilingApplications.update, {
    params: idOf(created),
    body: { state: 'enrolled', version: 1 },
  });
  expect(await newest()).toEqual(['SUCCESS', `Вы зачислены на профилизацию: ${offers[0]?.name}.`]);
  expect(
    await admin.call(resources.profilingApplications.one, { params: { id: String(created[1]?.id) } }),
  ).toMatchObject({ state: 'rejected', version: 2, rejectionReason: 'Вы зачислены на другую профилизацию.' });
});

it('decisions: notifies students of mark sheets, studies, practices and topics', async () => {
  const request = { studentId, createdAt };
  const sheet = await db
    .insert(markSheets)
    .values({
      ...request,
      state: 'processing',
      typeId: await someId(markSheetTypes),
      isExcused: false,
      retakes: 0,
      term: 3,
      subjectId: 1,
      subject: 'Математика',
      subjectAbbrev: 'Мат',
      lessonType: 'Экзамен',
    })
    .returning();
  await admin.call(resources.markSheets.update, {
    params: idOf(sheet),
    body: { state: 'printed', number: '435/0407', version: 1 },
  });
  expect(await newest()).toEqual(['SUCCESS', 'Ведомость готова: Математика. Её можно забрать в деканате.']);

  const study = await db
    .insert(studyApplications)
    .values({
      ...request,
      state: 'considered',
      purpose: 'parallel',
      educationTermId: 1,
      subject: 'Физика',
      term: 2,
    })
    .returning();
  await admin.call(resources.studyApplications.update, {
    params: idOf(study),
    body: { state: 'unsigned', price: 120.5, contractNumber: '17-О', version: 1 },
  });
  expect(await newest()).toEqual(['SUCCESS', 'Заявка на обучение одобрена: Физика. Подпишите договор.']);
  const signed = await admin.call(resources.studyApplications.update, {
    params: idOf(study),
    body: { state: 'signed', version: 2 },
  });
  expect(signed).toMatchObject({ signedOn: '2026-11-20', price: 120.5 });

  const [enterprise] = await db.select().from(enterprises).limit(1);
  const practice = await db
    .insert(practiceApplications)
    .values({
      ...request,
      state: 'considered',
      enterpriseId: enterprise?.id ?? 0,
      typeId: await someId(practiceTypes),
    })
    .returning();
  await admin.call(resources.practiceApplications.update, {
    params: idOf(practice),
    body: { state: 'rejected', rejectionReason: 'Мест нет.', version: 1 },
  });
  expect(await newest()).toEqual([
    'FAILURE',
    `Заявка на практику отклонена: ${enterprise?.name}. Причина: Мест нет.`,
  ]);

  await db.delete(diplomaSuggestions).where(eq(diplomaSuggestions.studentId, studentId));
  const topic = await db
    .insert(diplomaSuggestions)
    .values({ ...request, state: 'suggested', topic: 'Поиск по коду' })
    .returning();
  await admin.call(resources.diplomaSuggestions.update, {
    params: idOf(topic),
    body: { state: 'agreed', version: 1 },
  });
  expect(await newest()).toEqual([
    'SUCCESS',
    'Руководитель согласен с темой «Поиск по коду». Заявление готово.',
  ]);
});

describe('incomplete decision', () => {
  const request = () => ({ studentId, createdAt });
  const certificate = () =>
    db
      .insert(certificates)
      .values({ ...request(), state: 'processing' as const, place: 'в банк', type: 'гербовая' })
      .returning();

  it.each([
    ['a refusal without a reason', { state: 'rejected' }, ['rejectionReason']],
    ['one with a blank reason', { state: 'rejected', rejectionReason: ' ' }, ['rejectionReason']],
    ['a printed one without number and date', { state: 'printed' }, ['number', 'issuedOn']],
    ['one without a date', { state: 'printed', number: 417 }, ['issuedOn']],
    ['one without a number', { state: 'printed', issuedOn: '2026-11-20', number: null }, ['number']],
  ] as const)(
    'decisions: rejects an incomplete certificate, naming the missing field: %s',
    async (_name, body, missing) => {
      const created = await certificate();
      await expect(
        admin.call(resources.certificates.update, { params: idOf(created), body: { ...body, version: 1 } }),
      ).rejects.toMatchObject({
        status: 400,
        fields: missing.map((field) => ({ field, reason: 'required' })),
      });
      const current = await admin.call(resources.certificates.one, { params: idOf(created) });
      expect(current).toMatchObject({ state: 'processing', version: 1, decidedAt: null });
    },
  );

  it('decisions: prints a certificate whose number was entered before', async () => {
    const created = await certificate();
    const change = (body: {
      state: 'processing' | 'printed';
      number?: number;
      issuedOn?: '2026-11-20';
      version: number;
    }) => admin.call(resources.certificates.update, { params: idOf(created), body });
    await change({ state: 'processing', number: 418, version: 1 });
    expect(await change({ state: 'printed', issuedOn: '2026-11-20', version: 2 })).toMatchObject({
      number: 418,
    });
  });

  it.each([
    [{}, ['contractNumber']],
    [{ contractNumber: '17-О', isPaid: true }, ['price']],
  ])('decisions: rejects a contract of studies with %j, naming the missing field', async (body, missing) => {
    const [study] = await db
      .insert(studyApplications)
      .values({
        ...request(),
        state: 'considered',
        purpose: 'parallel',
        educationTermId: 1,
        subject: 'Физика',
        term: 2,
      })
      .returning();
    await expect(
      admin.call(resources.studyApplications.update, {
        params: { id: String(study?.id) },
        body: { state: 'unsigned', ...body, version: 1 },
      }),
    ).rejects.toMatchObject({
      status: 400,
      fields: missing.map((field) => ({ field, reason: 'required' })),
    });
  });
});
