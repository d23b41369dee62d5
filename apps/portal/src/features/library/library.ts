import { type Book, books, type LibraryNews, news } from '@semestr/api/library';
import { inOrder, type IsoDate, parseDotted } from '@semestr/core/dates';
import { loanState } from '@semestr/core/library';
import { ask, askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';

/** The books that a student has; null from a provider that answers 404 where there are none. */
export const booksOf = (user: User) => askOrNull(books, {}, user);

export const newsQuery = ask(news, {});

/** A book as the list shows it; where another provider writes no date, nothing is said of its day. */
export interface ShownBook extends Book {
  dueOn: IsoDate | null;
  due: ReturnType<typeof loanState> | null;
}

const LAST = '9999-12-31';

/** The longest overdue first, then what is due next. */
export const shownBooks = (list: readonly Book[], today: IsoDate): readonly ShownBook[] =>
  list
    .map((book) => {
      const dueOn = parseDotted(book.returnDate);
      return { ...book, dueOn, due: dueOn && loanState({ dueOn }, today) };
    })
    .toSorted((a, b) => inOrder(a.dueOn ?? LAST, b.dueOn ?? LAST));

export const isLate = ({ due }: ShownBook): boolean => due?.state === 'late';

export interface ShownNews extends LibraryNews {
  publishedOn: IsoDate | null;
}

/** The newest first. */
export const shownNews = (list: readonly LibraryNews[]): readonly ShownNews[] =>
  list
    .map((one) => ({ ...one, publishedOn: parseDotted(one.date) }))
    .toSorted((a, b) => inOrder(b.publishedOn ?? '', a.publishedOn ?? ''));
