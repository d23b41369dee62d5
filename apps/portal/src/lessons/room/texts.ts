import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  room: 'Аудитория {{room}}',
  building: 'Корпус {{building}}',
  seats_one: '{{count}}\u00a0место',
  seats_few: '{{count}}\u00a0места',
  seats_many: '{{count}}\u00a0мест',
  seats_other: '{{count}}\u00a0места',
  freeUntil: 'свободна до\u00a0{{time}}',
  freeToday: 'свободна до\u00a0конца дня',
  takenUntil: 'занята до\u00a0{{time}}',
  description: 'Расписание аудитории {{room}}: какие занятия в\u00a0ней проходят и\u00a0когда она свободна.',
  now: 'Сейчас',
  week: 'Неделя',
  caption: 'Аудитория {{room}}, {{weeks}}',
  noLessons: 'Занятий в\u00a0этой аудитории нет',
  noWeek: 'На\u00a0этой неделе занятий нет',
  noWeekHint: 'Посмотрите другую неделю.',
  notFound: 'Аудитории {{room}} нет',
  notFoundHint: 'Проверьте номер: после него через дефис стоит корпус, как в\u00a0512-4.',
  toRooms: 'Все аудитории',
  others: 'ещё\u00a0{{count}}',
} as const;

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

/** Texts about rooms and their state. */
export const roomTexts = defineTexts('room', { ru, en });
