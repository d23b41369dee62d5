import { addDays, endOfDay, localDate } from '@semestr/core/dates';
import { handling, type RequestKind, requestKinds } from '@semestr/core/request-kinds';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { everyRequest } from '../../../domain/requests.ts';

/** The requests of all kinds. */
export const requests = sql`(${everyRequest}) asked`;
export const kind = sql<RequestKind>`asked.kind`;
const state = sql<string>`asked.state`;
/** Since when a request has waited: it came then, or was decided on so that it waits for the next decision. */
export const since = sql`coalesce(asked.decided_at, asked.created_at)`;
/** Whether it waits for a decision. */
export const isWaiting = or(
  ...requestKinds.map((one) => and(eq(kind, one), inArray(state, [...handling[one].waits]))),
);

/** Whether a request has waited longer than its kind may, on the day that `now` is. */
export const isOverdue = (now: Date): SQL =>
  sql`${since} < case ${kind} ${sql.join(
    requestKinds.map((one) => {
      const lastInTime = addDays(localDate(now), -handling[one].days);
      return sql`when ${one} then ${endOfDay(addDays(lastInTime, -1)).toISOString()}::timestamptz`;
    }),
    sql` `,
  )} end`;
