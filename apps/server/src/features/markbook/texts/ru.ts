const ru = {
  title: 'Зачётная книжка {{number}}',
  semester: 'Семестр',
  subject: 'Предмет',
  control: 'Контроль',
  hours: 'Часы',
  credits: 'Зач. ед.',
  mark: 'Отметка',
  date: 'Дата',
  teacher: 'Преподаватель',
} as const;

export default ru;
