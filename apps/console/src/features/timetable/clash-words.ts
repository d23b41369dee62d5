import type { TimetabledLesson } from '@semestr/api/timetable';
import { roomShort } from '@semestr/core/room-names';
import type { Fit } from './use-fit.ts';

/** Names the rooms, educators and groups involved in a clash. */
export function whatIsTaken(
  clash: Pick<Fit['clashes'][number], 'lessonId' | 'rooms' | 'employeeIds' | 'groupIds'>,
  { lessons }: Pick<Fit, 'lessons'>,
): string {
  const lesson = lessons.find(({ id }) => id === clash.lessonId);
  const named = (ids: readonly number[], names: TimetabledLesson['groups'] = []): string[] =>
    names.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
  return [
    ...named(clash.groupIds, lesson?.groups),
    ...named(clash.employeeIds, lesson?.employees),
    ...clash.rooms.map(roomShort),
  ].join(', ');
}
