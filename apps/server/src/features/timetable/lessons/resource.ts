import * as calls from '@semestr/api/timetable';
import { localDate } from '@semestr/core/dates';
import { lessons } from '../../../db/tables/lessons.ts';
import { holdLessonChange } from '../../../domain/held-lessons.ts';
import { openDays } from '../../../domain/journal-days.ts';
import { defineResource, type Resource } from '../../../records/define-resource.ts';
import { lessonLinks } from '../../../domain/linked-lessons.ts';
import { checkLesson } from './rules.ts';

/** Lessons: planned, moved and cancelled. */
export const lessonResource: Resource = defineResource(
  calls.lessons,
  lessons,
  [lessons.subject, lessons.subjectFull, lessons.note],
  {
    isPublic: true,
    links: lessonLinks,
    before: checkLesson,
    after: async ({ tx, before, row, now }) => {
      // Absences from a lesson today can be recorded immediately.
      for (const groupId of row.groupIds) await openDays(tx, [localDate(now)], groupId);
      await holdLessonChange(tx, { id: row.id, before, after: row }, now);
    },
    removed: ({ tx, row, now }) => holdLessonChange(tx, { id: row.id, before: row, after: null }, now),
  },
);
