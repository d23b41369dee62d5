import { addDays, endOfDay, localDate } from '@semestr/core/dates';
import { handling, type RequestKind, requestKinds } from '@semestr/core/request-kinds';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { everyRequest } from '../../../domain/requests.ts';

/** The requests of all types. */
export const requests = sql`(${everyRequest}) asked`;
export const kind = sql<RequestKind>`asked.kind`;
const state = sql<string>`asked.state`;
/** Since when a request is pending: its creation, or the decision after which it needs another. */
export const since = sql`coalesce(asked.decided_at, asked.created_at)`;
/** Whether it is pending. */
export const isWaiting = or(
  ...requestKinds.map((one) => and(eq(kind, one), inArray(state, [...handling[one].waits]))),
);

/** Whether a request has been pending longer than its type allows, on the day of `now`. */
export const isOverdue = (now: Date): SQL =>
  sql`${since} < case ${kind} ${sql.join(
    requestKinds.map((one) => {
      const lastInTime = addDays(localDate(now), -handling[one].days);
      return sql`when ${one} then ${endOfDay(addDays(lastInTime, -1)).toISOString()}::timestamptz`;
    }),
    sql` `,
  )} end`;
