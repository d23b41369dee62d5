import type { ChangingLesson } from '../../db/tables/lessons.ts';
import type { LessonChange } from '../../domain/lesson-changes.ts';
import type { Comparison, TaughtLesson } from './lessons.ts';

const ofGroup = ({ lesson, employeeIds }: TaughtLesson, groupId: number): ChangingLesson => ({
  ...lesson,
  date: lesson.date ?? null,
  weeks: lesson.weeks ?? null,
  startDate: lesson.startDate ?? null,
  endDate: lesson.endDate ?? null,
  subject: lesson.subject ?? null,
  type: lesson.type ?? null,
  isAnnouncement: lesson.isAnnouncement ?? false,
  employeeIds,
  groupIds: [groupId],
});

/** Lists the changes of an import to a group's existing schedule. */
export const lessonChangesOf = ({ changed, added, removed }: Comparison, groupId: number): LessonChange[] => [
  ...changed.map(({ before, to }) => ({ before: ofGroup(before, groupId), after: ofGroup(to, groupId) })),
  ...added.map((lesson) => ({ before: null, after: ofGroup(lesson, groupId) })),
  ...removed.map((lesson) => ({ before: ofGroup(lesson, groupId), after: null })),
];
