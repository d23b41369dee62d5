import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Занятие в\u00a0журнале',
  names: 'Занятия в\u00a0журнале',
  noneYet: 'Занятий в\u00a0журнале ещё нет',
  fields: {
    subjectId: 'Предмет',
    date: 'День',
    startTime: 'Начало',
    endTime: 'Конец',
    subgroup: 'Подгруппа',
    hours: 'Часов',
    controlPoint: 'Контрольная точка',
    employeeId: 'Преподаватель',
  },
  choices: {
    subgroup: {
      0: 'вся группа',
      1: 'первая',
      2: 'вторая',
    },
    controlPoint: {
      1: 'КТ 1',
      2: 'КТ 2',
      3: 'КТ 3',
    },
  },
} as const;

export const en = {
  name: 'Journal lesson',
  names: 'Journal lessons',
  noneYet: 'No journal lessons yet',
  fields: {
    subjectId: 'Subject',
    date: 'Day',
    startTime: 'Begins',
    endTime: 'Ends',
    subgroup: 'Subgroup',
    hours: 'Hours',
    controlPoint: 'Control point',
    employeeId: 'Teacher',
  },
  choices: {
    subgroup: {
      0: 'the whole group',
      1: 'first',
      2: 'second',
    },
    controlPoint: {
      1: 'CP 1',
      2: 'CP 2',
      3: 'CP 3',
    },
  },
} as const satisfies TextsLike<typeof ru>;
