import * as schedule from '@semestr/api/schedule';
import { weekNumber } from '@semestr/core/calendar';
import { localDate } from '@semestr/core/dates';
import { termCode } from '@semestr/core/term';
import { asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { faculties } from '../../db/tables/faculties.ts';
import { groupByName } from '../../domain/groups.ts';
import { lessonLines } from '../../domain/lesson-lines.ts';
import { lessonGroups, lessons as lessonsTable } from '../../db/tables/lessons.ts';
import { groupTimetable } from '../../documents/timetable.ts';
import { handle } from '../../http/handle.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../domain/services.ts';
import { composeSchedule, termsOfGroup, termsOfLessons } from './compose.ts';
import { employeeByUrlId, employeeDto, lessonsOfEmployee, lessonsOfGroup, storedTerms } from './store.ts';

export function scheduleRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  handle(app, services, schedule.ofGroup, async ({ query, now, link }) => {
    const group = await groupByName(db, query.studentGroup);
    const lessons = group ? await lessonsOfGroup(db, group.id, link) : [];
    const terms = group ? termsOfGroup(await storedTerms(db, group.id), lessons) : [];
    if (!group || terms.length === 0) throw refuse(schedule.ofGroup, 404);
    return composeSchedule({ today: localDate(now), terms, lessons, group, employee: null });
  });

  handle(app, services, schedule.report, async ({ query, now, language, link }) => {
    const group = await groupByName(db, query['student-group-name']);
    const lessons = group ? await lessonsOfGroup(db, group.id, link) : [];
    const terms = group ? termsOfGroup(await storedTerms(db, group.id), lessons) : [];
    if (!group || terms.length === 0) throw refuse(schedule.report, 404);
    const heard = db
      .select({ id: lessonGroups.lessonId })
      .from(lessonGroups)
      .where(eq(lessonGroups.groupId, group.id));
    const where = inArray(lessonsTable.id, heard);
    const lines = await lessonLines(db, { term: termCode(localDate(now)), where });
    const bytes = await groupTimetable(group.name, lines, language);
    return { name: `schedule ${group.name}.xlsx`, bytes };
  });

  handle(app, services, schedule.ofEmployee, async ({ params, now, link }) => {
    const employee = await employeeByUrlId(db, params.urlId);
    const lessons = employee ? await lessonsOfEmployee(db, employee.id) : [];
    if (!employee || lessons.length === 0) throw refuse(schedule.ofEmployee, 404);
    const terms = termsOfLessons(lessons);
    return composeSchedule({
      today: localDate(now),
      terms,
      lessons,
      group: null,
      employee: employeeDto(employee, link),
    });
  });

  handle(app, services, schedule.currentWeek, async ({ now }) => weekNumber(localDate(now)));

  handle(app, services, schedule.faculties, async () => {
    const rows = await db.select().from(faculties).orderBy(asc(faculties.abbrev));
    return rows.map(({ id, abbrev }) => ({ id, text: abbrev }));
  });
}
