export default {
  group: 'объявления для группы',
  employee: 'объявления преподавателя, по концу адреса его страницы',
  department: 'объявления преподавателей подразделения, по концу адреса его страницы',
  user: 'чьи объявления, если никто не назван; пароль спросят, или он придёт из файла или stdin',
  onlyOne: 'назовите что-нибудь одно: --group, --employee или --department',
  none: 'Объявлений для вас нет.',
  noneOfGroup: 'Объявлений для группы {{name}} нет. Номера групп: semestr groups list',
  noneOfEmployee:
    'Объявлений преподавателя «{{urlId}}» нет. Адреса преподавателей: semestr employees find ФАМИЛИЯ',
  noneOfDepartment:
    'Объявлений подразделения «{{urlId}}» нет. Адреса подразделений: semestr departments list',
  head: {
    date: 'дата',
    time: 'время',
    room: 'ауд.',
    employee: 'преподаватель',
    groups: 'группы',
    content: 'объявление',
  },
} as const;
