import { defineTexts, type SomeTextsLike, type TextsLike } from '@semestr/core/texts';

const ru = {
  time: 'Время',
  lesson: 'Занятие',
  room: 'Аудитория',
  teacher: 'Преподаватель',
  groups: 'Группы',
  minutesLeft: 'ещё {{minutes, duration}}',
  subgroup: '{{subgroup}}-я подгруппа',
} as const;

const en = {
  time: 'Time',
  lesson: 'Class',
  room: 'Room',
  teacher: 'Teacher',
  groups: 'Groups',
  minutesLeft: '{{minutes, duration}} left',
  subgroup: 'subgroup {{subgroup}}',
} as const satisfies TextsLike<typeof ru>;

const be = {
  time: 'Час',
  lesson: 'Занятак',
  room: 'Аўдыторыя',
  teacher: 'Выкладчык',
  groups: 'Групы',
  minutesLeft: 'яшчэ {{minutes, duration}}',
  subgroup: '{{subgroup}}-я падгрупа',
} as const satisfies SomeTextsLike<typeof ru>;

export const lessonsTexts = defineTexts('lessons', { ru, en, be });
