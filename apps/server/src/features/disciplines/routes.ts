import * as calls from '@semestr/api/disciplines';
import { localDate } from '@semestr/core/dates';
import { courseOfYear, semestersOf, specialityText } from '@semestr/core/disciplines';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { coursesOf, disciplinesOf, specialitiesOfFaculty } from './store.ts';

export function disciplineRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.specialities, async ({ db, query }) => {
    const rows = await specialitiesOfFaculty(db, query.facultyId);
    return rows.map((row) => ({ id: row.id, text: specialityText(row) }));
  });

  handle(app, services, calls.courses, async ({ db, query }) => coursesOf(db, query.specialityId));

  handle(app, services, calls.list, async ({ db, query, now }) => {
    const { id: specialityId, year = 0, isForeign, term, details } = query;
    const course = query.course ?? courseOfYear(year, localDate(now));
    // A semester is more specific than a course: a client may request an earlier one of the same students.
    const semesters = term === undefined ? semestersOf(course) : [term];
    const rows = await disciplinesOf(db, { specialityId, semesters, isForeign });
    return details ? rows : rows.map(({ name, hours }) => ({ name, hours }));
  });
}
