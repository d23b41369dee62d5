export default {
  group: 'группа {{group}}',
  job: 'Ищет работу',
  rating: 'Рейтинг {{rating}} из\u00a05',
  summary: 'О себе',
  skills: 'Навыки',
  references: 'Ссылки',
} as const;
