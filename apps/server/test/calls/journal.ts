import { desc, eq } from 'drizzle-orm';
import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { journalLessons, journalSubjects } from '../../src/db/tables/journal.ts';
import { students } from '../../src/db/tables/students.ts';
import { logins } from '../server.ts';

/** Returns the last lesson of the demo group with its subject, and the signed-in student. */
async function lastLesson(db: Database) {
  const [row] = await db
    .select({ lesson: journalLessons, subject: journalSubjects, student: students })
    .from(students)
    .innerJoin(journalSubjects, eq(journalSubjects.groupId, students.groupId))
    .innerJoin(journalLessons, eq(journalLessons.subjectId, journalSubjects.id))
    .where(eq(students.cardNumber, logins.student))
    .orderBy(desc(journalLessons.date), journalLessons.subgroup, journalLessons.id)
    .limit(1);
  return row;
}

const student = async (db: Database): Promise<number> => (await lastLesson(db))?.student.id ?? 0;
const listed = (...hours: object[]) => ({ body: { idLesson: 1, studentOmissionsHoursDtoList: hours } });

export const journal: CallFixtures = {
  subgroups: {
    request: async (db) => ({ query: { termHoursId: (await lastLesson(db))?.subject.id } }),
    wrong: [
      ['termHoursId', {}],
      ['termHoursId', { query: { termHoursId: 'all' } }],
    ],
  },
  wholeSubject: {
    request: async (db) => ({ params: { subjectId: (await lastLesson(db))?.subject.id } }),
    wrong: [['subjectId', { params: { subjectId: 'math' } }]],
  },
  subgroupOfSubject: {
    request: async (db) => ({ params: { subjectId: (await lastLesson(db))?.subject.id, subgroup: 1 } }),
    wrong: [
      ['subjectId', { params: { subjectId: '0', subgroup: 1 } }],
      ['subgroup', { params: { subjectId: 1, subgroup: 3 } }],
    ],
  },
  byDate: {
    request: { query: { date: '2026-11-19' } },
    wrong: [
      ['date', {}],
      ['date', { query: { date: '19.11.2026' } }],
      ['date', { query: { date: '2026-11-31' } }],
    ],
  },
  days: {
    request: { query: { from: '2026-11-01', to: '2026-11-30' } },
    wrong: [
      ['from', { query: { to: '2026-11-30' } }],
      ['to', { query: { from: '2026-11-01', to: '30.11.2026' } }],
    ],
  },
  note: {
    request: async (db) => ({
      body: {
        idLesson: (await lastLesson(db))?.lesson.id,
        studentOmissionsHoursDtoList: [{ student: await student(db), hours: 0 }],
      },
    }),
    wrong: [
      ['idLesson', { body: { studentOmissionsHoursDtoList: [{ student: 1, hours: 1 }] } }],
      ['studentOmissionsHoursDtoList', listed()],
      ['studentOmissionsHoursDtoList', listed({ student: 1, hours: 1 }, { student: 1, hours: 2 })],
      ['studentOmissionsHoursDtoList.0.hours', listed({ student: 1, hours: -1 })],
      ['studentOmissionsHoursDtoList.0.hours', listed({ student: 1, hours: 5 })],
      ['studentOmissionsHoursDtoList.0.student', listed({ student: '1', hours: 1 })],
      ['seenAt', { body: { ...listed({ student: 1, hours: 1 }).body, seenAt: 5 } }],
    ],
  },
  assignResponsible: {
    request: async (db) => ({ body: { studentIds: [await student(db)], studentFlags: [true] } }),
    wrong: [
      ['studentIds', { body: { studentFlags: [true] } }],
      ['studentIds', { body: { studentIds: [], studentFlags: [] } }],
      ['studentFlags', { body: { studentIds: [1, 2], studentFlags: [true] } }],
    ],
  },
  removeResponsible: {
    request: async (db) => ({ body: [await student(db)] }),
    wrong: [
      ['body', { body: {} }],
      ['0', { body: ['one'] }],
    ],
  },
};
