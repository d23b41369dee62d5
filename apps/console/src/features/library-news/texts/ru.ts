export default {
  name: 'Новость библиотеки',
  names: 'Новости библиотеки',
  fields: {
    title: 'Заголовок',
    link: 'Адрес',
    date: 'День',
  },
} as const;
