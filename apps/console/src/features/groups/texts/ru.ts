export default {
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
