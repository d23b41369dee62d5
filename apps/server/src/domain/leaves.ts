import type { IsoDate } from '@semestr/core/dates';
import { and, eq, gte, lte, max, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { academicLeaves } from '../db/tables/requests.ts';

/** Matches the leaves that were granted and cover a day: the status of a student follows from them. */
const isGrantedOn = (date: IsoDate): SQL | undefined =>
  and(
    eq(academicLeaves.state, 'accepted'),
    lte(academicLeaves.dateFrom, date),
    gte(academicLeaves.dateTo, date),
  );

/** Loads the students who are on academic leave on a day. */
export async function studentsOnLeave(db: Database, date: IsoDate): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ studentId: academicLeaves.studentId })
    .from(academicLeaves)
    .where(isGrantedOn(date));
  return new Set(rows.map(({ studentId }) => studentId));
}

/** The last day of a student's academic leave on a day; null when there is none. */
export const leaveUntil = (db: Database, studentId: PgColumn, date: IsoDate) =>
  sql<IsoDate | null>`(${db
    .select({ to: max(academicLeaves.dateTo) })
    .from(academicLeaves)
    .where(and(eq(academicLeaves.studentId, studentId), isGrantedOn(date)))})`;
