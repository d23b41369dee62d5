import { weekNumber } from '@semestr/core/calendar';
import { type IsoDate, weekday } from '@semestr/core/dates';
import { journalTypes } from '@semestr/core/journal';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { journalLessons, journalSubjects } from '../../db/tables/journal.ts';
import { lessonGroups, lessons } from '../../db/tables/lessons.ts';

type Planned = typeof lessons.$inferSelect;

interface Row {
  lesson: typeof journalLessons.$inferSelect;
  subject: typeof journalSubjects.$inferSelect;
}

function takesPlaceOn(plan: Planned, date: IsoDate): boolean {
  if (plan.date !== null) return plan.date === date;
  if (plan.day !== weekday(date)) return false;
  if (date < (plan.startDate ?? date) || date > (plan.endDate ?? date)) return false;
  return !plan.weeks?.length || plan.weeks.includes(weekNumber(date));
}

const isPlanOf = (plan: Planned, { lesson, subject }: Row): boolean =>
  plan.term === subject.term &&
  plan.subject === subject.abbrev &&
  plan.type !== null &&
  journalTypes[plan.type] === subject.type &&
  plan.subgroup === lesson.subgroup &&
  plan.startTime === lesson.startTime;

/** Loads the rooms of a day's lessons from the current plan: the journal does not store rooms. */
export async function roomsOf(
  db: Database,
  { groupId, date, rows }: { groupId: number; date: IsoDate; rows: readonly Row[] },
): Promise<Map<number, string>> {
  const names = [...new Set(rows.map(({ subject }) => subject.abbrev))];
  const found = await db
    .select({ plan: lessons })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .where(and(eq(lessonGroups.groupId, groupId), inArray(lessons.subject, names)));
  const plans = found.map(({ plan }) => plan).filter((plan) => takesPlaceOn(plan, date));
  return new Map(
    rows.flatMap((row) => {
      const rooms = plans.find((plan) => isPlanOf(plan, row))?.rooms ?? [];
      return rooms.length === 0 ? [] : [[row.lesson.id, rooms.join(', ')] as const];
    }),
  );
}
