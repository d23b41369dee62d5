import { weekNumber } from '@semestr/core/calendar';
import { addDays, type IsoDate, minutesOf, weekday } from '@semestr/core/dates';
import { sql } from 'drizzle-orm';
import { lessonEmployees, lessonGroups, lessons } from '../../src/db/tables/lessons.ts';
import { type Check, check, isFree, type Offender } from './check.ts';

type Lesson = typeof lessons.$inferInsert;

/** The rows of a timetable, from a database or generated. */
export interface Timetable {
  lessons: readonly Lesson[];
  lessonGroups: readonly (typeof lessonGroups.$inferInsert)[];
  lessonEmployees: readonly (typeof lessonEmployees.$inferInsert)[];
}

/** Returns everything that a lesson occupies, by unique names: subgroups, educators, rooms. */
function takersOf(timetable: Timetable): (lesson: Lesson) => string[] {
  const ofLesson = Map.groupBy(timetable.lessonGroups, ({ lessonId }) => lessonId);
  const byLesson = Map.groupBy(timetable.lessonEmployees, ({ lessonId }) => lessonId);
  return ({ id = 0, subgroup, rooms }) => [
    ...(ofLesson.get(id) ?? []).flatMap(({ groupId }) =>
      [1, 2].filter((half) => subgroup === 0 || subgroup === half).map((half) => `group ${groupId}/${half}`),
    ),
    ...(byLesson.get(id) ?? []).map(({ employeeId }) => `employee ${employeeId}`),
    ...rooms.map((room) => `room ${room}`),
  ];
}

/** Returns the dates of a lesson. */
export function daysOf({ date, startDate, endDate, day, weeks }: Lesson): IsoDate[] {
  if (date) return [date];
  const days: IsoDate[] = [];
  if (!startDate || !endDate) return days;
  for (let next = startDate; next <= endDate; next = addDays(next, 7))
    if (weekday(next) === day && weeks?.includes(weekNumber(next))) days.push(next);
  return days;
}

/** Finds double bookings, with the date and the lessons. */
export function clashes(timetable: Timetable): Offender[] {
  const takers = takersOf(timetable);
  const diary = new Map<string, { from: number; to: number; subject: string }[]>();
  const found: Offender[] = [];
  for (const lesson of timetable.lessons) {
    const [from, to] = [minutesOf(lesson.startTime), minutesOf(lesson.endTime)];
    const entry = { from, to, subject: lesson.subject ?? '' };
    const occupants = takers(lesson);
    for (const day of daysOf(lesson))
      for (const taker of occupants) {
        const key = `${taker} on ${day}`;
        const others = diary.get(key);
        if (!others) {
          diary.set(key, [entry]);
          continue;
        }
        const hits = others.filter((other) => other.from < to && from < other.to);
        found.push(...hits.map((other) => ({ who: key, what: `${other.subject} and ${entry.subject}` })));
        others.push(entry);
      }
  }
  return found;
}

export const ofSchedules: readonly Check[] = [
  {
    sentence: 'No lesson doubles a group, an educator or a room.',
    offenders: async ({ db }) =>
      clashes({
        lessons: await db.select().from(lessons),
        lessonGroups: await db.select().from(lessonGroups),
        lessonEmployees: await db.select().from(lessonEmployees),
      }),
  },
  check(
    'A group has one exam a day at most, and none on a Sunday or a holiday.',
    () => sql`
      select g.name as who, l.date::text as what
      from lessons l
      join lesson_groups lg on lg.lesson_id = l.id
      join groups g on g.id = lg.group_id
      where l.type = 'Экзамен'
      group by g.id, l.date having count(*) > 1 or ${isFree(sql`l.date`)}`,
  ),
  check(
    'Every group of the day form has the lessons of the term of today or of the last one, and its session.',
    ({ today }) => sql`
      select g.name as who, 'no term' as what from groups g
      join specialities sp on sp.id = g.speciality_id and sp.form_id = 1
      where not exists (
        select from group_terms t
        join lesson_groups lg on lg.group_id = g.id
        join lessons l on l.id = lg.lesson_id and l.term = t.term
        where t.group_id = g.id and t.start <= ${today}::date and ${today}::date <= t."end" + 90
        having count(*) filter (where not l.is_exam) > 0 and count(*) filter (where l.type = 'Экзамен') > 0)`,
  ),
];
