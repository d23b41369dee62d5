import * as schedule from '@semestr/api/schedule';
import { weekNumber } from '@semestr/core/calendar';
import { localDate } from '@semestr/core/dates';
import { termCode } from '@semestr/core/term';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { faculties } from '../../db/tables/faculties.ts';
import { universityTerms } from '../../domain/calendar.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { departmentScheduleRoutes } from './department-routes.ts';
import { composeSchedule, termsOfLessons } from './compose.ts';
import { groupSchedule } from './group-schedule.ts';
import { educatorReport, groupReport } from './report.ts';
import { roomScheduleRoutes } from './room-routes.ts';
import { employeeByUrlId, employeeDto, lessonsOfEmployee } from './store.ts';

export function scheduleRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, schedule.ofGroup, async ({ db, query, now, link, refuse }) => {
    const found = await groupSchedule(db, query.studentGroup, link);
    if (!found) throw refuse('schedule-not-found');
    const { group, lessons, terms } = found;
    return composeSchedule({ today: localDate(now), terms, lessons, group, employee: null });
  });

  handle(app, services, schedule.report, async ({ db, query, now, language, link, refuse }) => {
    const { 'student-group-name': groupName, 'employee-url-id': urlId } = query;
    const options = { term: termCode(localDate(now)), now, language };
    const report = groupName
      ? await groupReport(db, groupName, { ...options, link })
      : await educatorReport(db, urlId ?? '', options);
    if (!report) throw refuse('schedule-not-found');
    return report;
  });

  handle(app, services, schedule.ofEmployee, async ({ db, params, now, link, refuse }) => {
    const employee = await employeeByUrlId(db, params.urlId);
    const lessons = employee ? await lessonsOfEmployee(db, employee.id) : [];
    if (!employee || lessons.length === 0) throw refuse('schedule-not-found');
    const terms = termsOfLessons(lessons, await universityTerms(db));
    return composeSchedule({
      today: localDate(now),
      terms,
      lessons,
      group: null,
      employee: employeeDto(employee, link),
    });
  });

  handle(app, services, schedule.currentWeek, async ({ now }) => weekNumber(localDate(now)));

  handle(app, services, schedule.faculties, async ({ db }) => {
    const rows = await db.select().from(faculties).orderBy(asc(faculties.abbrev));
    return rows.map(({ id, abbrev }) => ({ id, text: abbrev }));
  });

  roomScheduleRoutes(app, services);
  departmentScheduleRoutes(app, services);
}
