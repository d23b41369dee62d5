import * as schedule from '@semestr/api/schedule';
import { localDate } from '@semestr/core/dates';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { lessonEmployees, lessons as lessonsTable } from '../../db/tables/lessons.ts';
import { universityTerms } from '../../domain/calendar.ts';
import { departmentBy, employedIn } from '../../domain/positions.ts';
import type { Services } from '../../http/services.ts';
import { handle } from '../../http/handle.ts';
import { composeSchedule, termsOfLessons } from './compose.ts';
import { lessonsWhere } from './store.ts';

/** Registers the schedules of departments, with the lessons of their educators. */
export function departmentScheduleRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, schedule.ofDepartment, async ({ db, query, now, link, refuse }) => {
    const department = await departmentBy(db, { id: query.id, urlId: query['url-id'] });
    if (!department) throw refuse('department-not-found');
    const lessonIds = db
      .select({ id: lessonEmployees.lessonId })
      .from(lessonEmployees)
      .where(inArray(lessonEmployees.employeeId, employedIn(db, { id: department.id, urlId: undefined })));
    const lessons = await lessonsWhere(db, inArray(lessonsTable.id, lessonIds), link);
    const terms = termsOfLessons(lessons, await universityTerms(db));
    const today = localDate(now);
    return {
      ...composeSchedule({ today, terms, lessons, group: null, employee: null, isOfDepartment: true }),
      departmentDto: department,
    };
  });
}
