import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Дисциплина',
  names: 'Учебные планы',
  noneYet: 'Дисциплин в\u00a0учебных планах ещё нет',
  fields: {
    semester: 'Семестр по\u00a0счёту',
    abbrev: 'Сокращение',
    name: 'Название',
    hours: 'Часов',
    credits: 'Зачётных единиц',
    control: 'Форма контроля',
    isForeign: 'Для иностранцев',
    commonMark: 'Средняя отметка',
  },
  choices: {
    control: {
      Экзамен: 'Экзамен',
      Зачет: 'Зачёт',
      Дифзачет: 'Дифференцированный зачёт',
      'Курс работа': 'Курсовая работа',
    },
  },
} as const;

export const en = {
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
