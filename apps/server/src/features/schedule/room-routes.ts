import * as calls from '@semestr/api/rooms';
import { localDate } from '@semestr/core/dates';
import { shortName } from '@semestr/core/display';
import type { FastifyInstance } from 'fastify';
import { universityTerms } from '../../domain/calendar.ts';
import { selectRooms } from '../../domain/rooms.ts';
import type { Services } from '../../http/services.ts';
import { handle } from '../../http/handle.ts';
import { composeSchedule, mergeStreams, termsOfLessons } from './compose.ts';
import { labelOf, lessonsInRoom, lessonsOnDay, roomByName, roomsOfLessons } from './room-store.ts';
import type { StoredLesson } from './store.ts';

/** Formats a lesson for the list of rooms. */
const lessonOf = ({ row, groups, employees }: StoredLesson): calls.RoomDay['lessons'][number] => ({
  start: row.startTime,
  end: row.endTime,
  subject: row.subject ?? row.note,
  type: row.type,
  groups: groups.map(({ name }) => name),
  educators: employees.map(shortName),
});

/** Registers the schedules of rooms. */
export function roomScheduleRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.day, async ({ db, query, link }) => {
    const [rooms, held, labels] = await Promise.all([
      selectRooms(db),
      lessonsOnDay(db, query.date, link),
      roomsOfLessons(db),
    ]);
    const byRoom = Map.groupBy(
      mergeStreams(held).flatMap((lesson) => lesson.row.rooms.map((room) => ({ room, lesson }))),
      ({ room }) => room,
    );
    const types = new Set(
      rooms.filter((room) => labels.has(labelOf(room))).map(({ auditoryType }) => auditoryType.id),
    );
    return rooms.map((room) => ({
      ...room,
      isForLessons: types.has(room.auditoryType.id),
      lessons: (byRoom.get(labelOf(room)) ?? [])
        .map(({ lesson }) => lessonOf(lesson))
        .toSorted((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end)),
    }));
  });

  handle(app, services, calls.schedule, async ({ db, query, now, link, refuse }) => {
    const room = await roomByName(db, query.name);
    if (!room) throw refuse('room-not-found');
    const lessons = await lessonsInRoom(db, labelOf(room), link);
    const terms = termsOfLessons(lessons, await universityTerms(db));
    const today = localDate(now);
    return {
      ...composeSchedule({ today, terms, lessons, group: null, employee: null }),
      auditory: room,
    };
  });
}
