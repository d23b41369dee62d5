export default {
  name: 'Пропуск',
  names: 'Пропуски',
  fields: {
    lessonId: 'Занятие',
    hours: 'Часов',
    isExcused: 'По\u00a0уважительной причине',
  },
} as const;
