import { addDays, endOfDay, type IsoDate } from '@semestr/core/dates';
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
