export default {
  name: 'Пропуск',
  names: 'Пропуски',
  noneYet: 'Пропусков ещё нет',
  fields: {
    lessonId: 'Занятие',
    hours: 'Часов',
    isExcused: 'По\u00a0уважительной причине',
  },
} as const;
