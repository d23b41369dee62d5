import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Группа',
  names: 'Группы',
  noneYet: 'Групп ещё нет',
  fields: {
    name: 'Номер',
    specialityCode: 'Код специальности группы',
    degree: 'Ступень',
    size: 'Студентов по\u00a0плану',
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
    size: 'Это число показывает расписание; места в\u00a0аудиториях считаются по\u00a0самим студентам',
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
    size: 'Planned students',
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
    size: 'Schedules show this number; seats in rooms are counted by the students themselves',
  },
} as const satisfies TextsLike<typeof ru>;
