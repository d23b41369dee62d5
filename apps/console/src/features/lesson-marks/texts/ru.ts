export default {
  name: 'Отметка в\u00a0журнале',
  names: 'Отметки в\u00a0журнале',
  fields: {
    lessonId: 'Занятие',
    mark: 'Отметка',
    taskNumber: 'Работа №',
  },
} as const;
