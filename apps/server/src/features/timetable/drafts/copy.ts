import type { copy } from '@semestr/api/timetable-drafts';
import { localDate } from '@semestr/core/dates';
import { isOnOneDay, weeksOf } from '@semestr/core/week-slots';
import type * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';
import type { Lesson } from '../../../domain/linked-lessons.ts';
import { invalidField } from '../../../domain/refusal.ts';
import { toDraftLesson, lockOpenDraft, upsertChange, lessonsSharingIn } from './store.ts';

/** Copies of weekly lessons in a draft. */

type Copy = z.output<(typeof copy)['body']>;

/** Returns a key that is equal for two lessons if a group needs only one of them. */
const keyOf = (lesson: Lesson): string => {
  const { subject, type, day, startTime, subgroup } = lesson;
  return JSON.stringify([subject, type, day, startTime, subgroup, weeksOf(lesson)]);
};

const isWeekly = (lesson: Lesson): boolean => !isOnOneDay(lesson) && !lesson.isAnnouncement;

/** Loads the weekly lessons of a group: those of the draft if it is for this term, otherwise the published ones. */
async function lessonsOfGroup(
  tx: Database,
  { draftId, groupId, term }: { draftId: number | undefined; groupId: number; term: Lesson['term'] },
): Promise<Lesson[]> {
  const found = await lessonsSharingIn(tx, draftId, { rooms: [], groupIds: [groupId], employeeIds: [] });
  return found.filter((lesson) => lesson.term === term && isWeekly(lesson));
}

/**
 * Copies the weekly lessons of a group, or of one of its days, to a group in a draft. Copies are only for that group
 * and last the whole term; lessons that the group already has are skipped.
 */
export async function copyLessons(tx: Database, id: number, { from, to }: Copy, now: Date) {
  const draft = await lockOpenDraft(tx, id);
  if (from.day === undefined && to.day !== undefined) throw invalidField('to.day', 'format');
  const isSameTerm = from.term === draft.term;
  const source = (
    await lessonsOfGroup(tx, { draftId: isSameTerm ? id : undefined, groupId: from.groupId, term: from.term })
  ).filter(({ day }) => from.day === undefined || day === from.day);
  const present = new Set(
    (await lessonsOfGroup(tx, { draftId: id, groupId: to.groupId, term: draft.term })).map(keyOf),
  );
  const copies = source.map((lesson) => ({
    ...lesson,
    term: draft.term,
    day: to.day ?? lesson.day,
    startDate: null,
    endDate: null,
    groupIds: [to.groupId],
    updatedOn: localDate(now),
    isSplit: false,
    origin: null,
    namedGroups: null,
    version: 0,
  }));
  const added = copies.filter((lesson) => !present.has(keyOf(lesson)));
  for (const lesson of added)
    await upsertChange(tx, id, {
      lessonId: null,
      baseVersion: null,
      lesson: toDraftLesson(lesson),
      isPinned: false,
    });
  return { added: added.length, present: copies.length - added.length };
}
