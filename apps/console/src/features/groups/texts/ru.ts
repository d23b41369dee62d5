export default {
  name: 'Группа',
  names: 'Группы',
  noneYet: 'Групп ещё нет',
  fields: {
    name: 'Номер',
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
    calendarId: 'Номер общего календаря группы, если он есть',
  },
} as const;
