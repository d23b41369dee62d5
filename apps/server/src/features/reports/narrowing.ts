import type { Parameters, ReportRow } from '@semestr/api/reports';
import { addDays, inOrder, type IsoDate, localDate } from '@semestr/core/dates';
import { and, count, eq, type SQL, type SQLWrapper, type Subquery, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groups } from '../../db/tables/groups.ts';

/** The groups that a report is narrowed to. */
export const ofGroups = ({ facultyId, specialityId, course, groupId }: Parameters): SQL | undefined =>
  and(
    facultyId === undefined ? undefined : eq(groups.facultyId, facultyId),
    specialityId === undefined ? undefined : eq(groups.specialityId, specialityId),
    course === undefined ? undefined : eq(groups.course, course),
    groupId === undefined ? undefined : eq(groups.id, groupId),
  );

/** From so many days ago on, or before the last day that is asked for. */
export function sinceDaysAgo(days: number, now: Date, { to }: Parameters): { from: IsoDate } {
  const today = localDate(now);
  const last = to !== undefined && inOrder(to, today) < 0 ? to : today;
  return { from: addDays(last, -days) };
}

/** The rows with these keys; of a key that is not named any. */
export const withKeys = (
  row: ReportRow,
  columns: Partial<Record<keyof ReportRow, SQLWrapper>>,
): SQL | undefined =>
  and(
    ...Object.entries(columns).map(([key, column]) => {
      // The keys of `columns` are those of a row.
      const value = row[key as keyof ReportRow];
      if (value === undefined) return undefined;
      return value === null ? sql`${column} is null` : sql`${column} = ${value}`;
    }),
  );

/** How many rows there are, and what they come to: each counts as 1 where nothing else is added up. */
export async function tally(
  db: Database,
  rows: Subquery,
  where: SQL | undefined,
  measure: SQLWrapper = sql`1`,
): Promise<{ total: number; sum: number }> {
  const [found] = await db
    .select({ total: count(), sum: sql<number>`coalesce(sum(${measure}), 0)`.mapWith(Number) })
    .from(rows)
    .where(where);
  return found ?? { total: 0, sum: 0 };
}
