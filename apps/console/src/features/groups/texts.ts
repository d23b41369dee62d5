import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Группа',
  names: 'Группы',
  noneYet: 'Групп ещё нет',
  fields: {
    name: 'Номер',
    specialityCode: 'Код специальности группы',
    degree: 'Ступень',
    size: 'Студентов',
    curatorId: 'Куратор',
    calendarId: 'Календарь',
  },
  choices: {
    degree: {
      1: 'Первая',
      2: 'Магистратура',
    },
  },
  hints: {
    specialityCode: 'Как в расписании, если код не тот, что у специальности',
    calendarId: 'Номер общего календаря группы, если он есть',
  },
} as const;

export const en = {
  name: 'Group',
  names: 'Groups',
  noneYet: 'No groups yet',
  fields: {
    name: 'Number',
    specialityCode: 'Speciality code of the group',
    degree: 'Degree',
    size: 'Students',
    curatorId: 'Curator',
    calendarId: 'Calendar',
  },
  choices: {
    degree: {
      1: 'First',
      2: 'Master',
    },
  },
  hints: {
    specialityCode: 'The code in the timetable, if it differs from the speciality’s',
    calendarId: 'The id of the group’s shared calendar, if it has one',
  },
} as const satisfies TextsLike<typeof ru>;
