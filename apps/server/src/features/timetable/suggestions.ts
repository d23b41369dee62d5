import type { Reply } from '@semestr/api/endpoint';
import type { LessonDraft, suggestions } from '@semestr/api/timetable';
import type { Planned } from '@semestr/core/planned';
import { suggestSlots } from '@semestr/core/timetable-drafts/suggestions';
import { roomKey } from '@semestr/core/room-names';
import type { Database } from '../../db/database.ts';
import { academicCalendar } from '../../domain/calendar.ts';
import { roomsForLessons } from './drafts/search-problem.ts';
import { lessonsSharingIn } from './drafts/store.ts';
import { NOT_STORED, studentsOf } from './fit.ts';

/** Suggests slots for a weekly lesson; returns none for a lesson on a single date. */
export async function suggestionsFor(
  db: Database,
  draft: LessonDraft,
  draftId: number | undefined,
): Promise<Reply<typeof suggestions>> {
  if (draft.isExam || draft.date !== null) return [];
  const lesson: Planned = { ...draft, id: draft.id ?? NOT_STORED };
  const all = await roomsForLessons(db);
  const own = new Set(draft.rooms.map(roomKey));
  const types = new Set(all.flatMap(({ label, type }) => (own.has(roomKey(label)) ? type : [])));
  const rooms = all.filter(({ type }) => types.has(type));
  const others = await lessonsSharingIn(db, draftId, {
    ...draft,
    rooms: [...new Set([...draft.rooms, ...rooms.map(({ label }) => label)])],
  });
  const found = suggestSlots(
    lesson,
    others.filter(({ term }) => term === draft.term),
    { calendar: await academicCalendar(db), rooms, students: await studentsOf(lesson, db) },
  );
  return found.map(({ day, startTime, endTime, rooms: there, reasons }) => ({
    day,
    startTime,
    endTime,
    rooms: [...there],
    reasons: [...reasons],
  }));
}
