import * as calls from '@semestr/api/rating';
import { localDate } from '@semestr/core/dates';
import { courseOfYear } from '@semestr/core/disciplines';
import { eq, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { inTerm, journalLesson, journalStudents, notedLessons, runningTerm } from '../../domain/journal.ts';
import { students } from '../../db/tables/students.ts';
import { studentOf } from '../../http/caller.ts';
import { handle } from '../../http/handle.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../domain/services.ts';
import { personalRating } from './personal.ts';
import { ratingOf, standingOf } from './store.ts';

export function ratingRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  /** A student with the lessons of the running term; null where there is none such. */
  async function found(where: SQL) {
    const [student] = await journalStudents(db, where);
    if (!student) return null;
    const ofTerm = inTerm(await runningTerm(db, [student.groupId]));
    const lessons = (await notedLessons(db, [student], ofTerm)).get(student.id) ?? [];
    return { student, lessons };
  }

  handle(app, services, calls.list, async ({ query, now }) => {
    const course = query.course ?? courseOfYear(query.year ?? 0, localDate(now));
    return ratingOf(db, query.sdef, course);
  });

  handle(app, services, calls.ofStudent, async ({ query }) => {
    const one = await found(eq(students.cardNumber, query.studentCardNumber));
    if (!one) throw refuse(calls.ofStudent, 404);
    const { id, subgroup } = one.student;
    return {
      id,
      // The rating is public, so nobody is named in it; clients want a text.
      fio: ' ',
      subGroup: subgroup,
      subGroupStudent: subgroup,
      lessons: one.lessons.map(journalLesson),
      ...(query.names && {
        subjectNames: Object.fromEntries(one.lessons.map(({ subject }) => [subject.abbrev, subject.name])),
      }),
    };
  });

  handle(app, services, calls.search, async ({ query }) =>
    db
      .select({ studentCardNumber: students.cardNumber })
      .from(students)
      .where(eq(students.cardNumber, query.studentCardNumber)),
  );

  handle(app, services, calls.personal, async ({ caller }) => {
    const own = await found(eq(students.id, studentOf(calls.personal, caller)));
    if (!own) throw refuse(calls.personal, 404);
    return personalRating(own.lessons, await standingOf(db, own.student.id));
  });
}
