export default {
  name: 'Книга',
  names: 'Книги у\u00a0студентов',
  noneYet: 'Книг у\u00a0студентов ещё нет',
  fields: {
    title: 'Название',
    author: 'Автор',
    takenOn: 'Выдана',
    dueOn: 'Вернуть до',
    returnedOn: 'Возвращена',
    isReturned: 'Возвращена',
  },
} as const;
