export default {
  name: 'Заметка о\u00a0сотруднике',
  names: 'Заметки о\u00a0сотрудниках',
  fields: {
    employeeId: 'Сотрудник',
    title: 'Заголовок',
    content: 'Текст',
    order: 'Место в\u00a0списке',
  },
} as const;
