import type { DayLesson, note } from '@semestr/api/journal';
import type { Request } from '@semestr/api/endpoint';
import type { Change } from '@semestr/core/roster';

/** Builds the request that records a lesson. */
export const noting = (
  { id, notedAt }: Pick<DayLesson, 'id' | 'notedAt'>,
  changes: readonly Change[],
): Request<typeof note>['body'] => ({
  idLesson: id,
  studentOmissionsHoursDtoList: [...changes],
  // The server rejects it when the lesson was changed since. Not sent to another provider that does not return the
  // time.
  ...(notedAt !== undefined && { seenAt: notedAt }),
});
