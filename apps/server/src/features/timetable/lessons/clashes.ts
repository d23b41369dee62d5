import { type Clash, clashesOf } from '@semestr/core/clashes';
import { placing } from '@semestr/core/planned';
import { lockNumbers } from '../../../db/numbers.ts';
import { lessons } from '../../../db/tables/lessons.ts';
import { academicCalendar } from '../../../domain/calendar.ts';
import { type Lesson, lessonsSharingWith } from '../../../domain/linked-lessons.ts';
import { refusal } from '../../../domain/refusal.ts';
import type { Change } from '../../../records/define-resource.ts';

/** Rejects a lesson that double-books a room, an educator or a group, unless the caller confirms it. */
export async function refuseClashes({ tx, before, values, options }: Change<Lesson>): Promise<void> {
  if (options['inSpiteOfClash'] === true) return;
  // A new lesson has every field: the contract requires them.
  const lesson = { id: 0, ...before, ...values } as Lesson;
  const isMoved = placing.some((field) => JSON.stringify(lesson[field]) !== JSON.stringify(before?.[field]));
  if (!isMoved) return;
  // Runs sequentially: two concurrent planners would not see each other's lessons.
  await lockNumbers(tx, lessons);
  const clashes: readonly Clash[] = clashesOf(
    lesson,
    await lessonsSharingWith(tx, lesson),
    await academicCalendar(tx),
  );
  if (clashes.length > 0) throw refusal('lesson-clash', { facts: { clashes } });
}
