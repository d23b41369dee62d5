import { localDate } from '@semestr/core/dates';
import { and, eq } from 'drizzle-orm';
import { type AnyRequest, type CallFixtures, wrongOwnPages } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { labTeachersOf, subjectsOf } from '../../src/domain/subjects.ts';
import { groups } from '../../src/db/tables/groups.ts';
import { journalLessons, journalSubjects } from '../../src/db/tables/journal.ts';
import { lessons } from '../../src/db/tables/lessons.ts';
import { markSheets as table, markSheetTypes } from '../../src/db/tables/mark-sheets.ts';
import { omissions } from '../../src/db/tables/omissions.ts';
import { students } from '../../src/db/tables/students.ts';
import { logins, NOW } from '../server.ts';
import { idsOf } from '../../src/features/mark-sheets/subjects.ts';

/** Returns a mark sheet of the demo student. */
async function own(db: Database, state: 'processing' | 'printed') {
  const [row] = await db
    .select({ sheet: table })
    .from(table)
    .innerJoin(students, eq(students.id, table.studentId))
    .where(and(eq(students.cardNumber, logins.student), eq(table.state, state)));
  return row?.sheet;
}

/** Returns a possible order for laboratory work by the demo student. */
export async function labOrder(db: Database) {
  const [group] = await db.select().from(groups).where(eq(groups.name, '428501'));
  const today = localDate(new Date(NOW));
  const subjects = await subjectsOf(db, { groupId: group?.id ?? 0, course: 2 }, today);
  const lab = subjects.flatMap(({ controls }) => controls).findLast(({ kind }) => kind === 'lab');
  const [type] = await db.select().from(markSheetTypes).where(eq(markSheetTypes.isLab, true));
  const found = lab ? idsOf(lab) : { thId: null, focsId: null };
  const [teacher] = await labTeachersOf(db, group?.id ?? 0, found.thId ?? 0);
  return {
    price: 0.01,
    markSheetType: { id: type?.id ?? 0 },
    reason: 2 as const,
    hours: '4',
    subject: found,
    absentDate: '12.11.2026',
    employee: { id: teacher ?? 0 },
  };
}

/** Adds an absence of the demo student in that laboratory work, which creates a debt. */
export async function missLab(db: Database, thId: number): Promise<void> {
  const [student] = await db.select().from(students).where(eq(students.cardNumber, logins.student));
  const [lab] = await db.select().from(lessons).where(eq(lessons.id, thId));
  const [lesson] = await db
    .select({ id: journalLessons.id })
    .from(journalLessons)
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(
      and(
        eq(journalSubjects.groupId, student?.groupId ?? 0),
        eq(journalSubjects.term, lab?.term ?? '2026-autumn'),
        eq(journalSubjects.abbrev, lab?.subject ?? ''),
        eq(journalSubjects.type, 'ЛР'),
      ),
    );
  const missed = { lessonId: lesson?.id ?? 0, studentId: student?.id ?? 0, hours: 2 };
  await db.insert(omissions).values(missed).onConflictDoNothing();
}

const close = {
  request: async (db: Database): Promise<AnyRequest> => ({
    query: { id: (await own(db, 'processing'))?.id },
  }),
  wrong: [
    ['id', {}],
    ['id', { query: { id: 'first' } }],
  ],
} as const;

const file = {
  request: async (db: Database) => ({ params: { id: (await own(db, 'printed'))?.id } }),
  wrong: [['id', { params: { id: 'first' } }]],
} as const;

const whole = {
  markSheetType: { id: 1 },
  reason: 1,
  hours: '',
  subject: { focsId: 1 },
  absentDate: '12.11.2026',
  employee: { id: 1 },
};

export const markSheets: CallFixtures = {
  list: { wrong: wrongOwnPages },
  requested: { as: 'teacher', wrong: wrongOwnPages },
  file,
  fileForAdmin: file,
  order: {
    request: async (db) => ({ body: await labOrder(db) }),
    wrong: [
      ['markSheetType', { body: { ...whole, markSheetType: undefined } }],
      ['reason', { body: { ...whole, reason: 3 } }],
      ['hours', { body: { ...whole, hours: 'много' } }],
      ['hours', { body: { ...whole, hours: '1000' } }],
      ['subject', { body: { ...whole, subject: {} } }],
      ['absentDate', { body: { ...whole, absentDate: '31.02.2026' } }],
      ['employee.id', { body: { ...whole, employee: { id: -1 } } }],
    ],
  },
  close,
  closeByGet: close,
  employees: {
    request: async (db) => ({ query: { focsId: (await own(db, 'printed'))?.focsId ?? 1 } }),
    wrong: [
      ['thId', {}],
      ['focsId', { query: { focsId: 'x' } }],
    ],
  },
  employeesByName: {
    request: { query: { 'employee-fio': 'Обр' } },
    wrong: [
      ['employee-fio', {}],
      ['employee-fio', { query: { 'employee-fio': 'x'.repeat(101) } }],
    ],
  },
};
