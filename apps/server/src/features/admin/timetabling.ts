import { localDate } from '@semestr/core/dates';
import type { lessons } from '../../db/tables/lessons.ts';
import { holdLessonChange } from '../../domain/held-lessons.ts';
import { openDays } from '../../domain/journal-days.ts';
import type { Hooks } from './define-resource.ts';
import type { RecordOf } from './store.ts';

/** A lesson with its groups, and its educators in order. */
export type PlannedLesson = RecordOf<typeof lessons, 'groupIds' | 'employeeIds'>;

/** Hooks for planning, moving and cancelling lessons. */
export const timetabling: Hooks<PlannedLesson> = {
  after: async ({ tx, before, row, now }) => {
    // Absences from a lesson of today can be noted immediately.
    for (const groupId of row.groupIds) await openDays(tx, [localDate(now)], groupId);
    await holdLessonChange(tx, { id: row.id, before, after: row }, now);
  },
  removed: async ({ tx, row, now }) => holdLessonChange(tx, { id: row.id, before: row, after: null }, now),
};
