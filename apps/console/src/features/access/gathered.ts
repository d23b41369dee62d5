import type { AccessEvent } from '@semestr/api/access';
import { localTime } from '@semestr/core/dates';

/** An event and its number of occurrences: consecutive within a minute, or as counted by the log. */
export interface Gathered {
  event: AccessEvent;
  times: number;
}

const isAgain = (one: AccessEvent, next: AccessEvent): boolean =>
  one.name === next.name &&
  one.message === null &&
  next.message === null &&
  one.by === next.by &&
  one.reason === next.reason &&
  one.userAgent === next.userAgent &&
  localTime(new Date(one.at)) === localTime(new Date(next.at));

/** Groups the events of a day: those repeated within a minute become one row. */
export function gathered(events: readonly AccessEvent[]): Gathered[] {
  const rows: Gathered[] = [];
  for (const event of events) {
    const last = rows.at(-1);
    const times = event.repeats?.count ?? 1;
    if (last && isAgain(last.event, event)) last.times += times;
    else rows.push({ event, times });
  }
  return rows;
}
