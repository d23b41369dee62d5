import * as announcementCalls from '@semestr/api/announcements';
import * as contactCalls from '@semestr/api/contacts';
import { resources } from '@semestr/api/contract';
import * as markbook from '@semestr/api/markbook';
import * as notifications from '@semestr/api/notifications';
import { and, count, desc, eq, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logins, startTestServer, type TestServer, type Visitor, type Who } from '../../test/server.ts';
import { audit } from '../db/tables/audit.ts';
import { disciplines } from '../db/tables/disciplines.ts';
import { employees } from '../db/tables/employees.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../db/tables/journal.ts';
import { marks } from '../db/tables/marks.ts';
import { notifications as notificationRows } from '../db/tables/notifications.ts';
import { omissions } from '../db/tables/omissions.ts';
import { outbox } from '../db/tables/outbox.ts';
import { students } from '../db/tables/students.ts';
import { users } from '../db/tables/users.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

async function studentRow(who: Who) {
  const [row] = await server.db.select().from(students).where(eq(students.cardNumber, logins[who]));
  if (!row) throw new Error(`There is no ${who}`);
  return row;
}
const newest = async (who: Who) =>
  (await (await server.as(who)).call(notifications.list, { query: {} })).notifications[0];
const params = (record: { id: number }) => ({ id: String(record.id) });

describe('mark in a markbook', () => {
  const averageOf = async (id: number) => {
    const [row] = await server.db.select().from(disciplines).where(eq(disciplines.id, id));
    return row?.commonMark;
  };
  const numbersOf = async (disciplineId: number) => {
    const rows = await server.db.select().from(marks).where(eq(marks.disciplineId, disciplineId));
    const numbers = rows.flatMap(({ mark }) => (mark !== null && /^\d+$/.test(mark) ? [Number(mark)] : []));
    return Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 100) / 100;
  };

  it('marks: a changed mark notifies the student and updates the overall average', async () => {
    const { id: studentId } = await studentRow('student');
    const own = await server.db
      .select({ mark: marks, name: disciplines.name })
      .from(marks)
      .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
      .where(eq(marks.studentId, studentId));
    const passed = own.find(({ mark }) => mark.mark === '8' || mark.mark === '9' || mark.mark === '7');
    if (!passed) throw new Error('The student has no good mark');
    const { mark, name } = passed;
    const before = await averageOf(mark.disciplineId);
    const record = await admin.call(resources.marks.one, { params: params(mark) });
    const { id: _id, ...body } = record;
    const changed = await admin.call(resources.marks.update, {
      params: params(mark),
      body: { ...body, mark: '3' },
    });
    expect(await newest('student')).toMatchObject({
      type: 'FAILURE',
      message: `Отметка в зачётной книжке: ${name} — 3 (было ${mark.mark}).`,
    });
    const after = await averageOf(mark.disciplineId);
    expect(after).not.toBe(before);
    expect(after).toBeCloseTo(await numbersOf(mark.disciplineId), 2);
    const student = await server.as('student');
    const lines = Object.values((await student.call(markbook.own, {})).markPages).flatMap(
      (page) => page.marks,
    );
    expect(lines.find(({ idSubject }) => idSubject === mark.disciplineId)?.mark).toBe('3');
    // A change that does not concern the student sends no notification.
    await admin.call(resources.marks.update, {
      params: params(mark),
      body: { ...body, mark: '3', retakes: 1, version: changed.version },
    });
    expect((await newest('student'))?.message).toContain(`— 3 (было ${mark.mark})`);
    await admin.call(resources.marks.remove, { params: params(mark) });
    expect(await averageOf(mark.disciplineId)).toBeCloseTo(await numbersOf(mark.disciplineId), 2);
  });

  it('marks: accepts a number up to ten or a credit', async () => {
    const [record] = await admin.call(resources.marks.list, { query: { range: '[0,0]' } });
    if (!record) throw new Error('There is no mark');
    const { id: _id, ...body } = record;
    for (const mark of ['11', '', 'отлично', '-1'])
      await expect(
        admin.call(resources.marks.update, { params: params(record), body: { ...body, mark } }),
      ).rejects.toMatchObject({ status: 400, fields: [{ field: 'mark' }] });
  });
});

describe('notes of a lesson', () => {
  /** Creates a lesson of the whole demo group, without marks or absences of the group head. */
  async function lessonFor(who: Who) {
    const student = await studentRow(who);
    const [row] = await server.db
      .select({ lesson: journalLessons, subject: journalSubjects })
      .from(journalLessons)
      .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
      .leftJoin(
        omissions,
        and(eq(omissions.lessonId, journalLessons.id), eq(omissions.studentId, student.id)),
      )
      .where(
        and(
          eq(journalSubjects.groupId, student.groupId),
          eq(journalLessons.subgroup, 0),
          isNull(omissions.id),
        ),
      )
      .orderBy(desc(journalLessons.date))
      .limit(1);
    if (!row) throw new Error('There is no lesson');
    return { ...row, student };
  }

  it('marks: a mark in a lesson notifies the student', async () => {
    const { lesson, subject, student } = await lessonFor('headman');
    const created = await admin.call(resources.lessonMarks.create, {
      body: { lessonId: lesson.id, studentId: student.id, mark: 9, taskNumber: null },
    });
    const day = lesson.date.split('-').toReversed().join('.');
    expect(await newest('headman')).toMatchObject({
      type: 'SUCCESS',
      message: `Отметка за занятие: ${subject.abbrev}, ${subject.type}, ${day} — 9.`,
    });
    const { id: _id, ...body } = created;
    const update = (mark: number, version: number) =>
      admin.call(resources.lessonMarks.update, { params: params(created), body: { ...body, mark, version } });
    const { version } = await update(10, created.version);
    expect((await newest('headman'))?.message).toContain('— 10 (было 9).');
    await update(9, version);
    expect((await newest('headman'))?.message).toContain(`${day} — 9.`);
    await admin.call(resources.lessonMarks.remove, { params: params(created) });
    expect((await newest('headman'))?.message).not.toContain(`${day} — 9.`);
  });

  it('marks: a removed mark withdraws its notification, or corrects one that was viewed', async () => {
    const { lesson, subject, student } = await lessonFor('headman');
    const created = await admin.call(resources.lessonMarks.create, {
      body: { lessonId: lesson.id, studentId: student.id, mark: 4, taskNumber: null },
    });
    await server.db.update(notificationRows).set({ isViewed: true });
    await admin.call(resources.lessonMarks.remove, { params: params(created) });
    expect((await newest('headman'))?.message).toContain(`Отметка за занятие снята: ${subject.abbrev}, `);
  });

  it('marks: concurrent requests create only one first mark of a student', async () => {
    const { lesson, student } = await lessonFor('noter');
    const ofCell = and(eq(lessonMarks.lessonId, lesson.id), eq(lessonMarks.studentId, student.id));
    await server.db.delete(lessonMarks).where(ofCell);
    const body = { lessonId: lesson.id, studentId: student.id, taskNumber: null };
    const answers = await Promise.allSettled(
      [6, 7, 8].map((mark) =>
        admin.call(resources.lessonMarks.create, { body: { ...body, mark, isFirst: true } }),
      ),
    );
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    const refusal = { status: 400, fields: [{ field: 'studentId', reason: 'taken' }] };
    expect(refused).toMatchObject([refusal, refusal]);
    expect(await server.db.$count(lessonMarks, ofCell)).toBe(1);
    await admin.call(resources.lessonMarks.create, { body: { ...body, mark: 9 } });
    expect(await server.db.$count(lessonMarks, ofCell)).toBe(2);
  });

  it('absences: can be noted only for students of the lesson, up to its hours', async () => {
    const { lesson, student } = await lessonFor('headman');
    const [stranger] = await server.db
      .select()
      .from(students)
      .where(ne(students.groupId, student.groupId))
      .limit(1);
    const body = { lessonId: lesson.id, studentId: stranger?.id ?? 0 };
    const before = await server.db.$count(lessonMarks, eq(lessonMarks.studentId, body.studentId));
    await expect(
      admin.call(resources.lessonMarks.create, { body: { ...body, mark: 9, taskNumber: null } }),
    ).rejects.toMatchObject({ status: 400, fields: [{ field: 'studentId', reason: 'unknown' }] });
    await expect(
      admin.call(resources.omissions.create, { body: { ...body, hours: 2, isExcused: false } }),
    ).rejects.toMatchObject({ status: 400, fields: [{ field: 'studentId', reason: 'unknown' }] });
    await expect(
      admin.call(resources.omissions.create, {
        body: { lessonId: lesson.id, studentId: student.id, hours: lesson.hours + 1, isExcused: false },
      }),
    ).rejects.toMatchObject({ status: 400, fields: [{ field: 'hours', reason: 'too-big' }] });
    expect(await server.db.$count(lessonMarks, eq(lessonMarks.studentId, body.studentId))).toBe(before);
  });

  it('absences: become excused when the days are excused', async () => {
    const { lesson, student } = await lessonFor('noter');
    const missed = await admin.call(resources.omissions.create, {
      body: { lessonId: lesson.id, studentId: student.id, hours: 2, isExcused: false },
    });
    const excuse = { studentId: student.id, name: 'Справка', note: null, semester: 3 };
    await expect(
      admin.call(resources.excuses.create, {
        body: { ...excuse, dateFrom: lesson.date, dateTo: '2026-09-01' },
      }),
    ).rejects.toMatchObject({ status: 400, fields: [{ field: 'dateTo', reason: 'too-small' }] });
    await admin.call(resources.excuses.create, {
      body: { ...excuse, dateFrom: lesson.date, dateTo: lesson.date },
    });
    expect(await admin.call(resources.omissions.one, { params: params(missed) })).toMatchObject({
      isExcused: true,
      version: missed.version + 1,
    });
  });
});

describe('announcement', () => {
  it('announcements: a new one notifies its groups immediately and is shown to them', async () => {
    const { groupId } = await studentRow('student');
    const [educator] = await server.db.select().from(employees).limit(1);
    const body = {
      employeeId: educator?.id ?? 0,
      content: 'Консультация перед экзаменом.',
      date: '2026-11-25',
      startTime: '14:00',
      endTime: null,
      room: null,
      groupIds: [groupId],
    };
    const created = await admin.call(resources.announcements.create, { body });
    expect(created.groupIds).toEqual([groupId]);
    const message = 'Объявление на 25.11.2026, 14:00: Консультация перед экзаменом.';
    expect(await newest('headman')).toMatchObject({ type: 'INFO', message });
    const [sent] = await server.db
      .select({ count: count() })
      .from(notificationRows)
      .where(eq(notificationRows.message, message));
    expect(sent?.count).toBe(
      await server.db
        .select({ id: users.id })
        .from(users)
        .innerJoin(students, eq(students.id, users.studentId))
        .where(eq(students.groupId, groupId))
        .then((rows) => rows.length),
    );
    const student = await server.as('student');
    const visibleContents = async () => {
      const own = await student.call(announcementCalls.personalList, {});
      return JSON.stringify(own).includes('Консультация перед экзаменом.');
    };
    expect(await visibleContents()).toBe(true);
    const changed = await admin.call(resources.announcements.update, {
      params: params(created),
      body: { ...body, groupIds: [], version: created.version },
    });
    expect(changed.groupIds).toEqual([]);
    expect(await visibleContents()).toBe(false);
    const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(entry?.details).toEqual({ groupIds: { from: [groupId], to: [] } });
    const withdrawn = 'Объявление отозвано (25.11.2026, 14:00): Консультация перед экзаменом.';
    expect(await newest('headman')).toMatchObject({ type: 'INFO', message: withdrawn });
  });

  it('announcements: a change or deletion notifies the groups like one by the educator', async () => {
    const { groupId } = await studentRow('student');
    const [educator] = await server.db.select().from(employees).limit(1);
    const body = {
      employeeId: educator?.id ?? 0,
      content: 'Приём задолженностей.',
      date: '2026-11-25',
      startTime: '14:00',
      endTime: null,
      room: null,
      groupIds: [groupId],
    };
    const created = await admin.call(resources.announcements.create, { body });
    await admin.call(resources.announcements.update, {
      params: params(created),
      body: { ...body, room: '304-5 к.', version: created.version },
    });
    const moved = 'Объявление изменено, теперь 25.11.2026, 14:00, 304-5 к.: Приём задолженностей.';
    expect(await newest('student')).toMatchObject({ message: moved });
    await admin.call(resources.announcements.remove, { params: params(created) });
    const withdrawal = 'Объявление отозвано (25.11.2026, 14:00, 304-5 к.): Приём задолженностей.';
    expect(await newest('student')).toMatchObject({ message: withdrawal });
  });

  it('announcements: rejects a missing group with the field and stores nothing', async () => {
    const before = (await admin.call(resources.announcements.list, { query: { range: '[0,999]' } })).length;
    const [existing] = await admin.call(resources.announcements.list, { query: { range: '[0,0]' } });
    if (!existing) throw new Error('There is no announcement');
    const { id: _id, version: _version, ...body } = existing;
    await expect(
      admin.call(resources.announcements.create, { body: { ...body, groupIds: [1] } }),
    ).rejects.toMatchObject({ status: 400, fields: [{ field: 'groupIds', reason: 'unknown' }] });
    const after = (await admin.call(resources.announcements.list, { query: { range: '[0,999]' } })).length;
    expect(after).toBe(before);
  });
});

it('lessons: keep groups and ordered educators, and are found by either', async () => {
  const { groupId } = await studentRow('student');
  const query = { filter: JSON.stringify({ groupId }), range: '[0,999]' };
  const found = await admin.call(resources.lessons.list, { query });
  expect(found.length).toBeGreaterThan(5);
  expect(found.every(({ groupIds }) => groupIds.includes(groupId))).toBe(true);
  const [lesson] = found;
  if (!lesson) throw new Error('There is no lesson');
  const { id: _id, ...body } = lesson;
  const educators = await server.db.select({ id: employees.id }).from(employees).limit(3);
  const employeeIds = educators.map(({ id }) => id).toReversed();
  await admin.call(resources.lessons.update, {
    params: params(lesson),
    body: { ...body, employeeIds, inSpiteOfClash: true },
  });
  const again = await admin.call(resources.lessons.one, { params: params(lesson) });
  expect(again.employeeIds).toEqual(employeeIds);
  const ofEducator = await admin.call(resources.lessons.list, {
    query: { filter: JSON.stringify({ employeeId: employeeIds[0] }), range: '[0,999]' },
  });
  expect(ofEducator.map(({ id }) => id)).toContain(lesson.id);
});

describe('contact corrected by an administrator', () => {
  it('contacts: a correction requires confirmation, notifies the old e-mail, and is masked in the log', async () => {
    const student = await server.client('noter');
    const own = (await student.call(contactCalls.list, {})).contactDtoList;
    const email = own.find(({ contactTypeId }) => contactTypeId === 6);
    const phone = own.find(({ contactTypeId }) => contactTypeId === 4);
    if (!email || !phone) throw new Error('The student has no contacts');
    const correct = (id: number, value: string, version = 1) =>
      admin.call(resources.contacts.update, { params: { id: String(id) }, body: { value, version } });
    await expect(correct(phone.id, 'позвоните мне')).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'value', reason: 'format' }],
    });
    expect(await correct(phone.id, '8 (029) 765-43-21')).toMatchObject({
      value: '+375297654321',
      isConfirmed: false,
    });
    await correct(email.id, 'novy.adres@example.by');
    const [letter] = await server.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(letter).toMatchObject({ recipient: email.contactValue, state: 'waiting' });
    expect(letter?.text).toContain('no*******@example.by');
    const now = (await student.call(contactCalls.list, {})).contactDtoList;
    expect(now.map(({ confirmed }) => confirmed)).toEqual([false, false]);
    const actions = await server.db.select().from(audit).where(eq(audit.action, 'contacts.update'));
    expect(JSON.stringify(actions)).not.toContain('7654321');
    expect(actions).toHaveLength(2);
  });
});
