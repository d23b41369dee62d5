import { addDays, endOfDay, type IsoDate, LOCAL_OFFSET_MINUTES } from '@semestr/core/dates';
import { and, gte, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The first and the last day of a range; a missing bound leaves that side open. */
interface Days {
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
}

/** Matches dates in the range; undefined when both bounds are open. */
export const onDays = (column: PgColumn, { from, to }: Days): SQL | undefined =>
  and(from === undefined ? undefined : gte(column, from), to === undefined ? undefined : lte(column, to));

/** Matches instants in the range: a day begins and ends in the university's time zone. */
export const inDays = (column: SQLWrapper, { from, to }: Days): SQL | undefined =>
  and(
    from === undefined ? undefined : sql`${column} >= ${endOfDay(addDays(from, -1)).toISOString()}`,
    to === undefined ? undefined : sql`${column} < ${endOfDay(to).toISOString()}`,
  );

/** Formats an instant as text, independently of the driver: "2026-11-19T09:00:00.000Z". */
export const momentText = (column: SQLWrapper) =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Inlined, not a parameter: queries group by this expression, and two parameters do not count as the same expression.
 */
const onOurClock = (column: SQLWrapper): SQL =>
  sql`(${column} at time zone 'utc') + interval '${sql.raw(String(LOCAL_OFFSET_MINUTES))} minutes'`;

/** The day of an instant in the university's time zone, as text. */
export const dayOf = (column: SQLWrapper) => sql<IsoDate>`to_char(${onOurClock(column)}, 'YYYY-MM-DD')`;

/** The month of an instant in the university's time zone, as "2026-09". */
export const monthOfMoment = (column: SQLWrapper) => sql<string>`to_char(${onOurClock(column)}, 'YYYY-MM')`;
