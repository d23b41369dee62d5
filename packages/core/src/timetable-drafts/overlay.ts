import type { Planned } from '../planned.ts';

/**
 * Timetable drafts (docs/decisions/0100): changes of a term's lessons that only planners see until they are published
 * together. A draft stores one change per lesson, so that all other lessons follow the published timetable.
 */

/** A change of a draft. */
export interface DraftChange<L> {
  id: number;
  /** The published lesson that is changed or removed; null for a new one. */
  lessonId: number | null;
  /** The lesson in the draft; null when it is removed. Its id is not used. */
  lesson: Omit<L, 'id'> | null;
}

/**
 * Returns the id of a lesson in a draft: the id of the published lesson, or for a new one the negative id of its
 * change.
 */
export const idInDraft = ({ id, lessonId }: Pick<DraftChange<unknown>, 'id' | 'lessonId'>): number =>
  lessonId ?? -id;

/**
 * Returns the lessons of a draft: the published lessons with the changes of the draft, in their order, then the new
 * ones.
 */
export function withChanges<L extends { id: number }>(
  published: readonly L[],
  changes: readonly DraftChange<L>[],
): L[] {
  const changed = new Map(changes.map((change) => [idInDraft(change), change]));
  const isPublished = new Set(published.map(({ id }) => id));
  const inDraft = (change: DraftChange<L>): L[] =>
    // `L` is the type of a lesson: the change has all of its fields except the id.
    change.lesson ? [{ ...change.lesson, id: idInDraft(change) } as unknown as L] : [];
  return [
    ...published.flatMap((lesson) => {
      const change = changed.get(lesson.id);
      return change ? inDraft(change) : [lesson];
    }),
    ...changes.filter((change) => !isPublished.has(idInDraft(change))).flatMap(inDraft),
  ];
}

/** Whether a lesson shares a room, an educator or a group with others. */
export function sharesAny(
  { rooms, groupIds, employeeIds }: Pick<Planned, 'rooms' | 'groupIds' | 'employeeIds'>,
  other: Pick<Planned, 'rooms' | 'groupIds' | 'employeeIds'>,
): boolean {
  return (
    rooms.some((room) => other.rooms.includes(room)) ||
    groupIds.some((id) => other.groupIds.includes(id)) ||
    employeeIds.some((id) => other.employeeIds.includes(id))
  );
}
