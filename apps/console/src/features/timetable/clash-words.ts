import type { TimetabledLesson } from '@semestr/api/timetable';
import { roomShort } from '@semestr/core/room-names';
import type { Fit } from './use-fit.ts';

/** Names the rooms, educators and groups involved in a clash. */
export function takenText(
  clash: Pick<Fit['clashes'][number], 'lessonId' | 'rooms' | 'employeeIds' | 'groupIds'>,
  { lessons }: Pick<Fit, 'lessons'>,
): string {
  const lesson = lessons.find(({ id }) => id === clash.lessonId);
  const namesOf = (ids: readonly number[], names: TimetabledLesson['groups'] = []): string[] =>
    names.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
  return [
    ...namesOf(clash.groupIds, lesson?.groups),
    ...namesOf(clash.employeeIds, lesson?.employees),
    ...clash.rooms.map(roomShort),
  ].join(', ');
}
