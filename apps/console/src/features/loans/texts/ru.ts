export default {
  name: 'Книга',
  names: 'Книги у\u00a0студентов',
  fields: {
    title: 'Название',
    author: 'Автор',
    takenOn: 'Выдана',
    dueOn: 'Вернуть до',
    returnedOn: 'Возвращена',
    isReturned: 'Возвращена',
  },
} as const;
