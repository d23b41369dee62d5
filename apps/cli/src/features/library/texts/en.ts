import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  books: 'the books that you have',
  debts: 'the books that should have been back',
  news: 'news of the library, the newest first',
  noBooks: 'You have no books from the library.',
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
    today: 'today is the last day',
    left_one: '{{count}} day left',
    left_other: '{{count}} days left',
  },
} as const satisfies TextsLike<typeof ru>;
