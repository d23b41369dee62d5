import type { DayLesson, note } from '@semestr/api/journal';
import type { Request } from '@semestr/api/endpoint';
import type { Change } from '@semestr/core/roster';

/** What is sent to note a lesson. */
export const noting = (
  { id, notedAt }: Pick<DayLesson, 'id' | 'notedAt'>,
  changes: readonly Change[],
): Request<typeof note>['body'] => ({
  idLesson: id,
  studentOmissionsHoursDtoList: [...changes],
  // Refused where somebody noted since. What another provider does not tell is not asked back.
  ...(notedAt !== undefined && { seenAt: notedAt }),
});
