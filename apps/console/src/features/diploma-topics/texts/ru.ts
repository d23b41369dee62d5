export default {
  name: 'Тема диплома',
  names: 'Темы дипломов',
  noneYet: 'Тем дипломов ещё нет',
  fields: {
    topic: 'Тема',
    employeeId: 'Руководитель',
  },
} as const;
