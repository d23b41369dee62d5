import type { TextsLike } from '@semestr/core/texts';

export const ru = {
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

export const en = {
  name: 'Loan',
  names: 'Books on loan',
  noneYet: 'No books on loan yet',
  fields: {
    title: 'Title',
    author: 'Author',
    takenOn: 'Borrowed',
    dueOn: 'Due',
    returnedOn: 'Returned',
    isReturned: 'Returned',
  },
} as const satisfies TextsLike<typeof ru>;
