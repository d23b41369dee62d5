export default {
  name: 'Анкета',
  names: 'Анкеты',
  fields: {
    lastName: 'Студент',
    summary: 'О\u00a0себе',
    isPublished: 'Опубликована',
    isSearchingJob: 'Ищет работу',
    showsRating: 'Показывает рейтинг',
  },
  yes: 'да',
  no: 'нет',
} as const;
