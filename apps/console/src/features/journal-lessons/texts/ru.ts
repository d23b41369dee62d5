export default {
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
