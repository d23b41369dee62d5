export default {
  name: 'Новость библиотеки',
  names: 'Новости библиотеки',
  noneYet: 'Новостей библиотеки ещё нет',
  fields: {
    title: 'Заголовок',
    link: 'Адрес',
    date: 'День',
  },
} as const;
