import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  list: 'все аудитории или те, к которым подходят слова',
  day: 'какие занятия и где идут в этот день',
  schedule: 'расписание аудитории на неделю',
  words: 'номер, вид аудитории или подразделение',
  date: 'день, например 2026-11-20 (обычно сегодня)',
  room: 'аудитория с корпусом, например 407-5',
  none: 'Таких аудиторий нет.',
  noneAtAll: 'Аудиторий пока нет.',
  noLessons: 'Занятий в аудиториях {{date}} нет.',
  head: {
    room: 'ауд.',
    type: 'вид',
    seats: 'мест',
    department: 'подразделение',
    note: 'примечание',
    start: 'начало',
    end: 'конец',
    subject: 'предмет',
    lesson: 'занятие',
    groups: 'группы',
    educators: 'преподаватели',
  },
} as const;

const en = {
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

export const texts = defineTexts('cli-rooms', { ru, en });
