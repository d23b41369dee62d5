import * as calls from '@semestr/api/rating';
import { localDate } from '@semestr/core/dates';
import { courseOfYear } from '@semestr/core/disciplines';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { journalStudent, type JournalStudent, journalStudents } from '../../domain/journal.ts';
import { journalLesson, type NotedLesson, notedLessons, subjectsOfTerm } from '../../domain/noted-lessons.ts';
import { students } from '../../db/tables/students.ts';
import { studentOf } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { personalRating } from './personal.ts';
import { ratingOf, standingOf } from './store.ts';
import type { Database } from '../../db/database.ts';

export function ratingRoutes(app: FastifyInstance, services: Services): void {
  /** Loads the lessons of a student in the current term. */
  async function lessonsOf(db: Database, student: JournalStudent): Promise<NotedLesson[]> {
    const subjects = await subjectsOfTerm(db, student);
    return (await notedLessons(db, [student], subjects)).get(student.id) ?? [];
  }

  handle(app, services, calls.list, async ({ db, query, now }) => {
    const course = query.course ?? courseOfYear(query.year ?? 0, localDate(now));
    return ratingOf(db, query.sdef, course);
  });

  handle(app, services, calls.ofStudent, async ({ db, query, refuse }) => {
    const [student] = await journalStudents(db, eq(students.cardNumber, query.studentCardNumber));
    if (!student) throw refuse('student-not-found');
    const { id, subgroup } = student;
    const lessons = await lessonsOf(db, student);
    return {
      id,
      // The rating is public, so names are omitted; clients require a text.
      fio: ' ',
      subGroup: subgroup,
      subGroupStudent: subgroup,
      lessons: lessons.map(journalLesson),
      ...(query.names && {
        subjectNames: Object.fromEntries(lessons.map(({ subject }) => [subject.abbrev, subject.name])),
      }),
    };
  });

  handle(app, services, calls.search, async ({ db, query }) =>
    db
      .select({ studentCardNumber: students.cardNumber })
      .from(students)
      .where(eq(students.cardNumber, query.studentCardNumber)),
  );

  handle(app, services, calls.personal, async ({ db, caller, refuse }) => {
    const student = await journalStudent(db, studentOf(calls.personal, caller));
    if (!student) throw refuse('student-not-found');
    return personalRating(await lessonsOf(db, student), await standingOf(db, student.id));
  });
}
