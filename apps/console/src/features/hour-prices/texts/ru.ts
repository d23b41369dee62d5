export default {
  name: 'Цена часа',
  names: 'Цены часа',
  noneYet: 'Цен часа ещё нет',
  fields: {
    rank: 'Звание',
    price: 'Цена, р.',
  },
  choices: { rank: { rest: 'все остальные' } },
  hints: {
    rank: 'Пусто\u00a0— для всех остальных',
  },
} as const;
