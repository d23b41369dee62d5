import type { AccessEvent } from '@semestr/api/access';
import { localTime } from '@semestr/core/dates';

/** An event, and how often it happened: in a row within the minute, or as the log counts it. */
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

/** The events of a day: what happened again and again within a minute is told once. */
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
