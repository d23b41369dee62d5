export default {
  name: 'Сообщение об\u00a0ошибке',
  names: 'Ошибки сайта',
  noneYet: 'Сообщений об\u00a0ошибках ещё нет',
  fields: {
    subject: 'Тема',
    text: 'Текст',
    email: 'От\u00a0кого',
    url: 'Страница',
    pictures: 'Снимков',
  },
  picture: 'Снимок страницы {{number}}',
} as const;
