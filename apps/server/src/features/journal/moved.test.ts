import * as journal from '@semestr/api/journal';
import { lessonMarks as markCalls } from '@semestr/api/journal-records';
import * as omissionCalls from '@semestr/api/omissions';
import * as rating from '@semestr/api/rating';
import * as studentCalls from '@semestr/api/students';
import type { IsoDate } from '@semestr/core/dates';
import { and, asc, eq, gte, lt, ne } from 'drizzle-orm';
import { assert, asyncProperty, constantFrom, record } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { groups } from '../../db/tables/groups.ts';
import { journalLessons, journalSubjects } from '../../db/tables/journal.ts';
import { students } from '../../db/tables/students.ts';
import { dayOf, daysOf } from './attendance.ts';

const TRANSFER: IsoDate = '2026-11-01';
const term = { from: '2026-09-01', to: '2026-11-19' } as const;

let server: TestServer;
let admin: Visitor;
let student: Visitor;
let home: typeof students.$inferSelect;
let other: number;
beforeEach(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  student = await server.client('student');
  const [row] = await server.db.select().from(students).where(eq(students.cardNumber, logins.student));
  if (!row) throw new Error('The demo has a student');
  home = row;
  const [own] = await server.db.select().from(groups).where(eq(groups.id, home.groupId));
  const [group] = await server.db
    .selectDistinct({ id: groups.id })
    .from(groups)
    .innerJoin(journalSubjects, eq(journalSubjects.groupId, groups.id))
    .innerJoin(journalLessons, eq(journalLessons.subjectId, journalSubjects.id))
    .where(
      and(
        ne(groups.id, home.groupId),
        eq(groups.course, own?.course ?? 0),
        lt(journalLessons.date, TRANSFER),
      ),
    )
    .orderBy(asc(groups.id))
    .limit(1);
  other = group?.id ?? 0;
});
afterEach(() => server.close());

const transferTo = async (groupId: number, from: IsoDate, subgroup = 1) => {
  const params = { id: String(home.id) };
  const { version } = await admin.call(studentCalls.one, { params });
  return admin.call(studentCalls.transfer, {
    params,
    body: { groupId, subgroup: subgroup === 1 ? 1 : 2, from, orderNumber: '118-с', version },
  });
};

/** Loads the student's records from the pages of the personal account. */
async function ownPages() {
  const [own] = await student.call(journal.own, {});
  const months = await student.call(omissionCalls.byMonth, {});
  const personal = await student.call(rating.personal, {});
  const rated = personal.subjects.flatMap(({ lessonTypes }) => lessonTypes).flatMap(({ lessons }) => lessons);
  return {
    hours: months[0]?.totalHours,
    months: months.filter(({ omissionCount }) => omissionCount > 0),
    bySubject: await student.call(omissionCalls.bySubject, {}),
    noted: (own?.student.lessons ?? []).filter((one) => one.gradeBookOmissions > 0 || one.marks.length > 0),
    rated: rated
      .filter((one) => one.gradebookOmissions > 0 || one.marks.length > 0)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  };
}

/** Returns the lessons of a group's days on whose lists the student is, as "day/lesson/missed hours". */
async function listsIn(groupId: number, days: readonly IsoDate[]): Promise<string[]> {
  const lists: string[] = [];
  for (const date of days)
    for (const lesson of await dayOf(server.db, { groupId, date, now: server.clock.now() }))
      for (const { id, omission } of lesson.students)
        if (id === home.id) lists.push(`${date}/${lesson.id}/${omission?.missedHours ?? 0}`);
  return lists;
}
const daysIn = (groupId: number) => daysOf(server.db, { groupId, ...term });

describe('student who moves to another group', () => {
  it('journal: a student who changes groups keeps hours, marks and rating of the term', async () => {
    const pages = await ownPages();
    expect(pages.hours).toBeGreaterThan(20);
    expect(pages.noted.flatMap(({ marks }) => marks).length).toBeGreaterThan(5);
    await transferTo(other, TRANSFER);
    expect(await ownPages()).toEqual(pages);
    await transferTo(home.groupId, '2026-11-19', home.subgroup);
    expect(await ownPages()).toEqual(pages);
  });

  it('journal: the lists of a day have the students of that day', async () => {
    const [ownDays, otherDays] = [await daysIn(home.groupId), await daysIn(other)];
    const isEarlier = (date: IsoDate) => date < TRANSFER;
    const before = await listsIn(home.groupId, ownDays.filter(isEarlier));
    expect(before.length).toBeGreaterThan(50);
    expect(await listsIn(other, otherDays)).toEqual([]);
    await transferTo(other, TRANSFER);
    expect(await listsIn(home.groupId, ownDays.filter(isEarlier))).toEqual(before);
    expect(await listsIn(other, otherDays.filter(isEarlier))).toEqual([]);
    expect((await listsIn(other, otherDays)).length).toBeGreaterThan(10);
    // After the transfer the old group lists the student only in lessons with a mark or an absence of the student.
    const notedIds = new Set((await ownPages()).noted.map(({ id }) => id));
    const oldGroupLists = await listsIn(
      home.groupId,
      ownDays.filter((date) => !isEarlier(date)),
    );
    expect(oldGroupLists.filter((list) => !notedIds.has(Number(list.split('/')[1])))).toEqual([]);
  });

  it('journal: the student’s own lessons are those of the old group before the transfer and of the new one after it', async () => {
    await transferTo(other, TRANSFER);
    const [own] = await student.call(journal.own, {});
    const ids = new Set(
      (own?.student.lessons ?? [])
        .filter((one) => one.gradeBookOmissions === 0 && one.marks.length === 0)
        .map(({ id }) => id),
    );
    const rows = await server.db
      .select({ id: journalLessons.id, date: journalLessons.date, groupId: journalSubjects.groupId })
      .from(journalLessons)
      .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId));
    const groupIds = new Set(
      rows.filter(({ id }) => ids.has(id)).map(({ date, groupId }) => `${date < TRANSFER} ${groupId}`),
    );
    expect(groupIds).toEqual(new Set([`true ${home.groupId}`, `false ${other}`]));
  });

  it('journal: a subject of the old group still shows its former student with the lessons before the transfer', async () => {
    const headman = await server.client('headman');
    const [lesson] = await server.db
      .select({ subjectId: journalSubjects.id, subgroup: journalLessons.subgroup })
      .from(journalSubjects)
      .innerJoin(journalLessons, eq(journalLessons.subjectId, journalSubjects.id))
      .where(
        and(
          eq(journalSubjects.groupId, home.groupId),
          lt(journalLessons.date, TRANSFER),
          eq(journalLessons.subgroup, 0),
        ),
      )
      .limit(1);
    const show = async () => {
      const call = { params: { subjectId: String(lesson?.subjectId) } };
      const [whole] = await headman.call(journal.wholeSubject, call);
      return whole?.students.find(({ id }) => id === home.id);
    };
    const before = await show();
    await transferTo(other, TRANSFER, home.subgroup === 1 ? 2 : 1);
    const after = await show();
    expect(after?.subGroup).toBe(home.subgroup);
    expect(after?.lessons.length).toBeGreaterThan(0);
    expect(before?.lessons).toEqual(expect.arrayContaining(after?.lessons ?? []));
    expect(after?.lessons.length).toBeLessThan(before?.lessons.length ?? 0);
  });

  it('journal: a mark requires a student who was in the group on the day of the lesson', async () => {
    await transferTo(other, TRANSFER);
    const lessonIn = async (groupId: number, isBefore: boolean) => {
      const on = isBefore ? lt(journalLessons.date, TRANSFER) : gte(journalLessons.date, TRANSFER);
      const [lesson] = await server.db
        .select({ id: journalLessons.id })
        .from(journalLessons)
        .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
        .where(and(eq(journalSubjects.groupId, groupId), eq(journalLessons.subgroup, 0), on))
        .limit(1);
      return lesson?.id ?? 0;
    };
    const mark = async (groupId: number, isBefore: boolean) =>
      admin.call(markCalls.create, {
        body: { studentId: home.id, lessonId: await lessonIn(groupId, isBefore), mark: 9, taskNumber: null },
      });
    await expect(mark(other, true)).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'studentId', reason: 'unknown' }],
    });
    expect(await mark(other, false)).toMatchObject({ mark: 9 });
    expect(await mark(home.groupId, true)).toMatchObject({ mark: 9 });
  });
});

describe('student who moves to another subgroup', () => {
  it('journal: a student who changes subgroups keeps marks and absences of the previous one', async () => {
    const pages = await ownPages();
    await transferTo(home.groupId, TRANSFER, home.subgroup === 1 ? 2 : 1);
    expect(await ownPages()).toEqual(pages);
  });
});

describe('arbitrary transfers', () => {
  it('journal: no transfer changes the lists before its day, nor the hours and marks of the student', async () => {
    const days = await daysIn(home.groupId);
    const pages = await ownPages();
    const transfers = record({
      groupId: constantFrom(home.groupId, other),
      subgroup: constantFrom(1, 2),
      from: constantFrom(...days),
    });
    const lists = async (until: IsoDate) => {
      const earlier = days.filter((date) => date < until);
      return [await listsIn(home.groupId, earlier), await listsIn(other, earlier)];
    };
    await assert(
      asyncProperty(transfers, async ({ groupId, subgroup, from }) => {
        const before = await lists(from);
        // A transfer to the student's current group and subgroup is rejected.
        const outcome = await transferTo(groupId, from, subgroup).then(
          () => 'moved',
          (error: { reason?: string }) => error.reason,
        );
        expect(['moved', 'already-in-group']).toContain(outcome);
        expect(await lists(from)).toEqual(before);
        expect(await ownPages()).toEqual(pages);
      }),
      { numRuns: 6 },
    );
  });
});
