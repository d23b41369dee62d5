import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  books: 'книги, которые у вас на руках',
  debts: 'книги, которые пора было вернуть',
  news: 'новости библиотеки, новые сверху',
  noBooks: 'За вами не числится книг.',
  noDebts: 'Просроченных книг нет.',
  noNews: 'Новостей нет.',
  head: {
    title: 'книга',
    author: 'автор',
    taken: 'взята',
    due: 'вернуть до',
    state: 'срок',
    book: 'книга',
    date: 'дата',
    news: 'новость',
    link: 'ссылка',
  },
  due: {
    late_one: 'просрочена на {{count}} день',
    late_few: 'просрочена на {{count}} дня',
    late_many: 'просрочена на {{count}} дней',
    late_other: 'просрочена на {{count}} дня',
    today: 'сегодня последний день',
    left_one: 'остался {{count}} день',
    left_few: 'осталось {{count}} дня',
    left_many: 'осталось {{count}} дней',
    left_other: 'осталось {{count}} дня',
  },
} as const;

const en = {
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

export const texts = defineTexts('cli-library', { ru, en });
