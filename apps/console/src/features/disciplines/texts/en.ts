import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Discipline',
  names: 'Study plans',
  noneYet: 'No disciplines in the study plans yet',
  fields: {
    semester: 'Semester of studies',
    abbrev: 'Abbreviation',
    name: 'Name',
    hours: 'Hours',
    credits: 'Credits',
    control: 'Assessment',
    isForeign: 'For foreigners',
    commonMark: 'Average mark',
  },
  choices: {
    control: {
      Экзамен: 'Exam',
      Зачет: 'Pass/fail test',
      Дифзачет: 'Graded test',
      'Курс работа': 'Term paper',
    },
  },
} as const satisfies TextsLike<typeof ru>;
