import { addDays, endOfDay, type IsoDate, LOCAL_OFFSET_MINUTES } from '@semestr/core/dates';
import { and, gte, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The first and the last of some days; where one is not stated, there is no end to that side. */
interface Days {
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
}

/** Whether a date is one of these days; undefined where any is. */
export const onDays = (column: PgColumn, { from, to }: Days): SQL | undefined =>
  and(from === undefined ? undefined : gte(column, from), to === undefined ? undefined : lte(column, to));

/** The same of a moment: a day begins and ends by the university's clock. */
export const inDays = (column: SQLWrapper, { from, to }: Days): SQL | undefined =>
  and(
    from === undefined ? undefined : sql`${column} >= ${endOfDay(addDays(from, -1)).toISOString()}`,
    to === undefined ? undefined : sql`${column} < ${endOfDay(to).toISOString()}`,
  );

/** A moment as a text, whatever a driver would make of it: "2026-11-19T09:00:00.000Z". */
export const momentText = (column: SQLWrapper) =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Written out, not as a parameter: it is grouped by, and two parameters are not one expression. */
const onOurClock = (column: SQLWrapper): SQL =>
  sql`(${column} at time zone 'utc') + interval '${sql.raw(String(LOCAL_OFFSET_MINUTES))} minutes'`;

/** The day of a moment on the university's clock, as a text. */
export const dayOf = (column: SQLWrapper) => sql<IsoDate>`to_char(${onOurClock(column)}, 'YYYY-MM-DD')`;

/** Its month, as "2026-09". */
export const monthOfMoment = (column: SQLWrapper) => sql<string>`to_char(${onOurClock(column)}, 'YYYY-MM')`;
