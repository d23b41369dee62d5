export default {
  name: 'Отметка в\u00a0журнале',
  names: 'Отметки в\u00a0журнале',
  noneYet: 'Отметок в\u00a0журнале ещё нет',
  fields: {
    lessonId: 'Занятие',
    mark: 'Отметка',
    taskNumber: 'Работа №',
  },
} as const;
