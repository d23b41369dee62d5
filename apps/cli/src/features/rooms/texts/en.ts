import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'all rooms, or those that the words fit',
  day: 'which lessons take place where on this day',
  schedule: 'the schedule of a room for a week',
  words: 'a number, a room type or a department',
  date: 'a day like 2026-11-20 (today by default)',
  room: 'a room with its building: 407-5',
  none: 'There are no such rooms.',
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
