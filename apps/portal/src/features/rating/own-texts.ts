import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  group: 'группа {{group}}',
  standing: 'Место на\u00a0курсе',
  course: 'Рейтинг курса',
  moved: 'Средний балл и\u00a0место по\u00a0контрольным точкам',
  point: 'Точка',
  up: 'на\u00a0{{count}}\u00a0выше',
  down: 'на\u00a0{{count}}\u00a0ниже',
  labs: 'Лабораторные работы',
  next: 'работа\u00a0{{number}} до\u00a0{{date, dayMonth}}',
  late_one: '{{count}}\u00a0без отметки после срока',
  late_few: '{{count}}\u00a0без отметки после срока',
  late_many: '{{count}}\u00a0без отметки после срока',
  late_other: '{{count}}\u00a0без отметки после срока',
  allDone: 'отмечены все',
} as const;

const en = {
  group: 'group {{group}}',
  standing: 'Place in the year',
  course: 'Rating of the year',
  moved: 'Average and place by control point',
  point: 'Point',
  up: 'up by\u00a0{{count}}',
  down: 'down by\u00a0{{count}}',
  labs: 'Laboratory work',
  next: 'work\u00a0{{number}} by {{date, dayMonth}}',
  late_one: '{{count}}\u00a0overdue without a mark',
  late_other: '{{count}}\u00a0overdue without a mark',
  allDone: 'all are marked',
} as const satisfies TextsLike<typeof ru>;

export const ownRatingTexts = defineTexts('own-rating', { ru, en });
