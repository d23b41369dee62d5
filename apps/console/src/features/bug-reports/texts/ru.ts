export default {
  name: 'Сообщение об\u00a0ошибке',
  names: 'Ошибки сайта',
  fields: {
    subject: 'Тема',
    text: 'Текст',
    email: 'От\u00a0кого',
    url: 'Страница',
    pictures: 'Снимков',
  },
  picture: 'Снимок страницы {{number}}',
} as const;
