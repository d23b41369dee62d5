import type { AcademicCalendar } from '@semestr/core/academic-calendar';
import { isTeachingDay, weekNumber } from '@semestr/core/calendar';
import { addDays, type IsoDate, localDate, weekday } from '@semestr/core/dates';
import {
  CONTROL_POINTS,
  journalTypes,
  LESSON_HOURS,
  ATTENDANCE_DAYS,
  teachingDays,
} from '@semestr/core/journal';
import { termAfter, termCode, termDays } from '@semestr/core/term';
import { between, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { groupTerms } from '../db/tables/groups.ts';
import { journalLessons, journalSubjects } from '../db/tables/journal.ts';
import { lessonEmployees, lessonGroups, lessons } from '../db/tables/lessons.ts';
import { academicCalendar } from './calendar.ts';

/** Returns the dates of the terms around these days. */
function termsAround(days: readonly IsoDate[], { terms }: AcademicCalendar) {
  const codes = new Set(days.flatMap((date) => [-1, 0, 1].map((step) => termAfter(termCode(date), step))));
  return [...codes].map((term) => {
    const { start, end } = termDays(term, terms);
    return { term, start, end };
  });
}

/**
 * Selects the planned lessons of the days, one row for each group. Lessons without their own dates have those of the
 * term.
 */
function plannedLessons(days: readonly IsoDate[], groupId: number | null, calendar: AcademicCalendar) {
  const dated = days
    .filter((date) => isTeachingDay(date, calendar.holidays))
    .map((date) => ({ date, day: weekday(date), week: weekNumber(date) }));
  const terms = termsAround(days, calendar);
  const types = Object.entries(journalTypes).map(([plan, journal]) => ({ plan, journal }));
  return sql`
    select
      attending.group_id, l.id as lesson_id, l.term, l.subject, coalesce(l.subject_full, l.subject) as name,
      type.journal as type, l.subgroup, day.date, l.start_time, l.end_time,
      -- The term in as many equal parts as it has control points.
      case when held.start is not null then greatest(1, least(
        ${CONTROL_POINTS}::int, 1 + ${CONTROL_POINTS}::int * (day.date - held.start) / (held."end" - held.start + 1)
      )) end as control_point
    from ${lessonGroups} attending
    join ${lessons} l on l.id = attending.lesson_id
    left join ${groupTerms} own on own.group_id = attending.group_id and own.term = l.term
    left join jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as term(term text, start date, "end" date)
      on term.term = l.term
    cross join lateral (
      select coalesce(own.start, term.start) as start, coalesce(own."end", term."end") as "end"
    ) held
    join jsonb_to_recordset(${JSON.stringify(types)}::jsonb) as type(plan text, journal text) on type.plan = l.type
    join jsonb_to_recordset(${JSON.stringify(dated)}::jsonb) as day(date date, day int, week int) on
      day.date = l.date
      or (
        l.date is null and day.day = l.day
        and day.date between coalesce(l.start_date, held.start) and coalesce(l.end_date, held."end")
        and (coalesce(cardinality(l.weeks), 0) = 0 or day.week = any (l.weeks))
      )
    where l.subject is not null and not l.is_announcement
      and ${groupId === null ? sql`true` : sql`attending.group_id = ${groupId}`}`;
}

/**
 * Returns the days whose lessons may be copied. Days between those already in the journal had no lessons: a later
 * change of a holiday or of the term's dates must not change the journals.
 */
async function selectOpenableDays(tx: Database, days: readonly IsoDate[]): Promise<readonly IsoDate[]> {
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) return [];
  const rows = await tx
    .selectDistinct({ date: journalLessons.date })
    .from(journalLessons)
    .where(between(journalLessons.date, from, to))
    .orderBy(journalLessons.date);
  const open = rows.map(({ date }) => date);
  const [first = from, last = from] = [open[0], open.at(-1)];
  return days.filter((date) => date <= first || date >= last || open.includes(date));
}

/**
 * Copies the planned lessons of the days in which absences may still be noted into the journal of every group, up to
 * today. Runs every hour and when lessons change, so that reading a day need not write.
 */
export const openJournal = (db: Database, now: Date): Promise<void> => {
  const today = localDate(now);
  return db.transaction(async (tx) => {
    const { holidays } = await academicCalendar(tx);
    const days = teachingDays(addDays(today, -ATTENDANCE_DAYS), today, holidays);
    await openDays(tx, await selectOpenableDays(tx, days));
  });
};

/** Copies the planned lessons of these days into the journal, of one group or of all; existing ones stay unchanged. */
export async function openDays(
  db: Database,
  days: readonly IsoDate[],
  groupId: number | null = null,
): Promise<void> {
  const plan = plannedLessons(days, groupId, await academicCalendar(db));
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
