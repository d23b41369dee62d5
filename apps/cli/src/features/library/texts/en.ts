import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  books: 'list the books that you have on loan',
  debts: 'list your overdue books',
  news: 'list the library news, newest first',
  noBooks: 'You have no library books.',
  noDebts: 'No book is overdue.',
  noNews: 'There is no news.',
  head: {
    title: 'book',
    author: 'author',
    taken: 'taken',
    due: 'due back',
    state: 'time left',
    book: 'book',
    date: 'date',
    news: 'news',
    link: 'link',
  },
  due: {
    late_one: '{{count}} day overdue',
    late_other: '{{count}} days overdue',
    today: 'due today',
    left_one: '{{count}} day left',
    left_other: '{{count}} days left',
  },
} as const satisfies TextsLike<typeof ru>;
