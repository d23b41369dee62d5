import type { Parameters, ReportRow } from '@semestr/api/reports';
import { academicYear } from '@semestr/core/calendar';
import { addDays, inOrder, type IsoDate, localDate } from '@semestr/core/dates';
import { kindOfTerm, type TermCode, yearOfTerm } from '@semestr/core/term';
import { and, count, eq, type SQL, type SQLWrapper, type Subquery, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { groups } from '../../db/tables/groups.ts';

/** Matches the groups of a report's filters. */
export const ofGroups = ({ facultyId, specialityId, course, groupId }: Parameters): SQL | undefined =>
  and(
    facultyId === undefined ? undefined : eq(groups.facultyId, facultyId),
    specialityId === undefined ? undefined : eq(groups.specialityId, specialityId),
    course === undefined ? undefined : eq(groups.course, course),
    groupId === undefined ? undefined : eq(groups.id, groupId),
  );

/**
 * SQL equivalent of `semesterOf` for a group: the semester of its studies in a term. A term before its studies has no
 * semester; otherwise debts of the first semester would count in every earlier term.
 */
export function isOfTerm(term: TermCode, now: Date) {
  const years = yearOfTerm(term) - academicYear(localDate(now));
  const before = kindOfTerm(term) === 'autumn' ? 1 : 0;
  return sql`${disciplines.semester} = 2 * (${groups.course} + ${years}::int) - ${before}::int`;
}

/** Returns the beginning of a period: the given number of days ago, or before the last requested day. */
export function sinceDaysAgo(days: number, now: Date, { to }: Parameters): { from: IsoDate } {
  const today = localDate(now);
  const last = to !== undefined && inOrder(to, today) < 0 ? to : today;
  return { from: addDays(last, -days) };
}

/** Matches the rows with these keys; a missing key matches any value. */
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

/** Counts rows and computes their sum: each row counts as 1 unless another value is summed. */
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
