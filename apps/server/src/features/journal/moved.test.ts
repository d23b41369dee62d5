import * as journal from '@semestr/api/journal';
import * as omissionCalls from '@semestr/api/omissions';
import * as rating from '@semestr/api/rating';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { groups } from '../../db/tables/groups.ts';
import { journalLessons, journalSubjects } from '../../db/tables/journal.ts';
import { omissions } from '../../db/tables/omissions.ts';
import { students } from '../../db/tables/students.ts';

let server: TestServer;
let student: Visitor;
let headman: Visitor;
let home: typeof students.$inferSelect;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
  headman = await server.client('headman');
  const [row] = await server.db.select().from(students).where(eq(students.cardNumber, logins.student));
  if (!row) throw new Error('The demo has a student');
  home = row;
});
afterAll(() => server.close());

const move = (to: Partial<typeof students.$inferInsert>) =>
  server.db.update(students).set(to).where(eq(students.id, home.id));

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

/** Returns a lesson in the group's journal that the student missed, with its lists. */
async function rosters() {
  const [lesson] = await server.db
    .select({ id: journalLessons.id, date: journalLessons.date, subjectId: journalLessons.subjectId })
    .from(omissions)
    .innerJoin(journalLessons, eq(journalLessons.id, omissions.lessonId))
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(and(eq(omissions.studentId, home.id), eq(journalSubjects.groupId, home.groupId)))
    .orderBy(journalLessons.id)
    .limit(1);
  if (!lesson) throw new Error('The student missed a lesson');
  const { lessons } = await headman.call(journal.byDate, { query: { date: lesson.date } });
  const [whole] = await headman.call(journal.wholeSubject, {
    params: { subjectId: String(lesson.subjectId) },
  });
  return {
    day: lessons.find(({ id }) => id === lesson.id)?.students.find(({ id }) => id === home.id),
    subject: whole?.students.find(({ id }) => id === home.id)?.lessons.find(({ id }) => id === lesson.id),
  };
}

describe('student who moves to another group', () => {
  it('journal: a student who changes groups keeps hours and marks of the term, and stays on the lists of those lessons', async () => {
    const [pages, lists] = [await ownPages(), await rosters()];
    expect(pages.hours).toBeGreaterThan(20);
    expect(pages.noted.flatMap(({ marks }) => marks).length).toBeGreaterThan(5);
    expect(lists.day?.omission).not.toBeNull();
    const [other] = await server.db.select().from(groups).where(ne(groups.id, home.groupId)).limit(1);
    await move({ groupId: other?.id ?? 0 });
    expect(await ownPages()).toEqual(pages);
    expect(await rosters()).toEqual(lists);
    await move({ groupId: home.groupId });
    expect(await ownPages()).toEqual(pages);
  });
});

describe('student who moves to another subgroup', () => {
  it('journal: a student who changes subgroups keeps marks and absences of the previous one', async () => {
    const pages = await ownPages();
    await move({ subgroup: home.subgroup === 1 ? 2 : 1 });
    expect(await ownPages()).toEqual(pages);
    await move({ subgroup: home.subgroup });
  });
});
