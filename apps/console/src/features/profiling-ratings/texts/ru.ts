export default {
  name: 'Место в\u00a0рейтинге',
  names: 'Рейтинг специализаций',
  fields: {
    average: 'Средний балл',
    position: 'Место',
  },
} as const;
