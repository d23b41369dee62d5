export default {
  name: 'Заявка',
  names: 'Заявки',
} as const;
