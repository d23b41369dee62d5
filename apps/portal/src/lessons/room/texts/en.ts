import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  room: 'Room {{room}}',
  building: 'Building {{building}}',
  seats_one: '{{count}}\u00a0seat',
  seats_other: '{{count}}\u00a0seats',
  freeUntil: 'free until\u00a0{{time}}',
  freeToday: 'free for the rest of the day',
  takenUntil: 'taken until\u00a0{{time}}',
  description: 'The timetable of room {{room}}: which classes take place in it and when it is free.',
  now: 'Now',
  week: 'Week',
  caption: 'Room {{room}}, {{weeks}}',
  noLessons: 'There are no classes in this room',
  noWeek: 'There are no classes this week',
  noWeekHint: 'Look at another week.',
  notFound: 'There is no room {{room}}',
  notFoundHint: 'Check the number: the building follows it after a hyphen, as in 512-4.',
  toRooms: 'All rooms',
  others: '{{count}}\u00a0more',
} as const satisfies TextsLike<typeof ru>;

export default en;
