export default {
  name: 'Заметка о\u00a0сотруднике',
  names: 'Заметки о\u00a0сотрудниках',
  noneYet: 'Заметок о\u00a0сотрудниках ещё нет',
  fields: {
    employeeId: 'Сотрудник',
    title: 'Заголовок',
    content: 'Текст',
    order: 'Место в\u00a0списке',
  },
} as const;
