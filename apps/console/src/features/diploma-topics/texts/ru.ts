export default {
  name: 'Тема диплома',
  names: 'Темы дипломов',
  fields: {
    topic: 'Тема',
    employeeId: 'Руководитель',
  },
} as const;
