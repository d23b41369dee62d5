import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
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
