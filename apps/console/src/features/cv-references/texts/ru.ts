export default {
  name: 'Ссылка из\u00a0анкеты',
  names: 'Ссылки из\u00a0анкет',
  fields: {
    name: 'Подпись',
    reference: 'Адрес',
    order: 'Место в\u00a0списке',
  },
} as const;
