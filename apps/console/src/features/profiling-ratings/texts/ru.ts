export default {
  name: 'Место в\u00a0рейтинге',
  names: 'Рейтинг специализаций',
  noneYet: 'Рейтинга специализаций ещё нет',
  fields: {
    average: 'Средний балл',
    position: 'Место',
  },
} as const;
