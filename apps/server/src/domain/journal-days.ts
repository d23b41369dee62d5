import { isTeachingDay, weekNumber } from '@semestr/core/calendar';
import { addDays, type IsoDate, localDate, weekday } from '@semestr/core/dates';
import { CONTROL_POINTS, journalTypes, LESSON_HOURS, NOTING_DAYS, teachingDays } from '@semestr/core/journal';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { groupTerms } from '../db/tables/groups.ts';
import { journalLessons, journalSubjects } from '../db/tables/journal.ts';
import { lessonEmployees, lessonGroups, lessons } from '../db/tables/lessons.ts';

/** What the plan has on the days, one row for each group. */
function planned(days: readonly IsoDate[], groupId: number | null) {
  const dated = days
    .filter(isTeachingDay)
    .map((date) => ({ date, day: weekday(date), week: weekNumber(date) }));
  const types = Object.entries(journalTypes).map(([plan, journal]) => ({ plan, journal }));
  return sql`
    select
      attending.group_id, l.id as lesson_id, l.term, l.subject, coalesce(l.subject_full, l.subject) as name,
      type.journal as type, l.subgroup, day.date, l.start_time, l.end_time,
      -- The term in as many equal parts as it has control points.
      least(${CONTROL_POINTS}::int, 1 + ${CONTROL_POINTS}::int * (day.date - t.start) / nullif(t."end" - t.start + 1, 0))
        as control_point
    from ${lessonGroups} attending
    join ${lessons} l on l.id = attending.lesson_id
    join jsonb_to_recordset(${JSON.stringify(types)}::jsonb) as type(plan text, journal text) on type.plan = l.type
    join jsonb_to_recordset(${JSON.stringify(dated)}::jsonb) as day(date date, day int, week int) on
      day.date = l.date
      or (
        l.date is null and day.day = l.day
        and day.date between coalesce(l.start_date, day.date) and coalesce(l.end_date, day.date)
        and (coalesce(cardinality(l.weeks), 0) = 0 or day.week = any (l.weeks))
      )
    left join ${groupTerms} t on t.group_id = attending.group_id and t.term = l.term
    where l.subject is not null and not l.is_announcement
      and ${groupId === null ? sql`true` : sql`attending.group_id = ${groupId}`}`;
}

/**
 * Puts the plan's lessons of the days in which omissions may still be noted into the journal of every group, up to today.
 * Run every hour and where lessons change, so that reading a day need not write.
 */
export const openJournal = (db: Database, now: Date): Promise<void> => {
  const today = localDate(now);
  return db.transaction((tx) => openDays(tx, teachingDays(addDays(today, -NOTING_DAYS), today)));
};

/**
 * Puts the plan's lessons of these days into the journal, of one group or of all: those that are there stay as they are.
 */
export async function openDays(
  db: Database,
  days: readonly IsoDate[],
  groupId: number | null = null,
): Promise<void> {
  const plan = planned(days, groupId);
  await db.execute(sql`
    insert into ${journalSubjects} (group_id, term, abbrev, name, type)
    select distinct on (group_id, term, subject, type) group_id, term, subject, name, type from (${plan}) planned
    order by group_id, term, subject, type, name
    on conflict do nothing`);
  await db.execute(sql`
    insert into ${journalLessons}
      (subject_id, date, start_time, end_time, subgroup, hours, control_point, employee_id)
    select
      subject.id, date, start_time, end_time, subgroup, ${LESSON_HOURS}::int, control_point,
      (
        select employee_id from ${lessonEmployees} giving
        where giving.lesson_id = planned.lesson_id order by "order" limit 1
      )
    from (${plan}) planned
    join ${journalSubjects} subject on subject.group_id = planned.group_id and subject.term = planned.term
      and subject.abbrev = planned.subject and subject.type = planned.type
    order by planned.group_id, date, start_time, subgroup, subject.id
    on conflict do nothing`);
}
