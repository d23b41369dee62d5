import type { Lesson, Schedule } from '@semestr/api/schedule';
import { inOrder } from '@semestr/core/dates';

const lessonsOf = (week: Schedule['schedules'] | undefined): readonly Lesson[] =>
  Object.values(week ?? {}).flatMap((ofDay) => ofDay ?? []);

/** Returns the numbers of the groups in an educator's schedule, for the current term and the examination session. */
export function groupsIn({ schedules, exams }: Schedule): readonly string[] {
  const names = [...lessonsOf(schedules), ...exams].flatMap(({ studentGroups }) =>
    studentGroups.map(({ name }) => name),
  );
  return [...new Set(names)].toSorted(inOrder);
}
