export default {
  none: 'В зачётной книжке ещё ничего нет.',
  average: 'Средний балл: {{mark}}',
  head: {
    term: 'сем.',
    subject: 'предмет',
    form: 'контроль',
    mark: 'отметка',
    date: 'дата',
    teacher: 'преподаватель',
  },
} as const;
