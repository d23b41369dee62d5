import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'list all rooms, or those that match the words',
  day: 'list the lessons in rooms on a day',
  schedule: 'show the schedule of a room for a week',
  words: 'number, room type or department',
  date: 'day: 2026-11-20 (today by default)',
  room: 'room with its building: 407-5',
  none: 'No rooms found.',
  noneAtAll: 'There are no rooms yet.',
  noLessons: 'There are no lessons in rooms on {{date}}.',
  head: {
    room: 'room',
    type: 'type',
    seats: 'seats',
    department: 'department',
    note: 'note',
    start: 'start',
    end: 'end',
    subject: 'subject',
    lesson: 'lesson',
    groups: 'groups',
    educators: 'teachers',
  },
} as const satisfies TextsLike<typeof ru>;
