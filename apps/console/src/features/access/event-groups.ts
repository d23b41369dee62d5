import type { AccessEvent } from '@semestr/api/access';
import { localTime } from '@semestr/core/dates';

/** An event with its number of occurrences: repetitions within a minute, or the count in the log entry. */
export interface EventGroup {
  event: AccessEvent;
  times: number;
}

const isRepeat = (one: AccessEvent, next: AccessEvent): boolean =>
  one.name === next.name &&
  one.message === null &&
  next.message === null &&
  one.by === next.by &&
  one.reason === next.reason &&
  one.userAgent === next.userAgent &&
  localTime(new Date(one.at)) === localTime(new Date(next.at));

/** Groups the events of a day. Repetitions within a minute share a row. */
export function groupEvents(events: readonly AccessEvent[]): EventGroup[] {
  const rows: EventGroup[] = [];
  for (const event of events) {
    const last = rows.at(-1);
    const times = event.repeats?.count ?? 1;
    if (last && isRepeat(last.event, event)) last.times += times;
    else rows.push({ event, times });
  }
  return rows;
}
