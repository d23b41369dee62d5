export default {
  name: 'Анкета',
  names: 'Анкеты',
  noneYet: 'Анкет ещё нет',
  fields: {
    lastName: 'Студент',
    firstName: 'Имя',
    summary: 'О\u00a0себе',
    isPublished: 'Опубликована',
    isSearchingJob: 'Ищет работу',
    showsRating: 'Показывает рейтинг',
  },
} as const;
