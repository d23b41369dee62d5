import { type Book, books, type LibraryNews, news } from '@semestr/api/library';
import { inOrder, type IsoDate, parseDotted } from '@semestr/core/dates';
import { loanState } from '@semestr/core/library';
import { queryOf, queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** The student's loans; null when a provider responds with 404 because there are none. */
export const booksOf = (user: User) => queryOrNull(books, {}, user);

export const newsQuery = queryOf(news, {});

/** A book as listed. The due date is omitted if the provider returns no valid date. */
export interface BookView extends Book {
  dueOn: IsoDate | null;
  due: ReturnType<typeof loanState> | null;
}

const LAST = '9999-12-31';

/** Sorts the longest overdue first, then by due date. */
export const toBookViews = (list: readonly Book[], today: IsoDate): readonly BookView[] =>
  list
    .map((book) => {
      const dueOn = parseDotted(book.returnDate);
      return { ...book, dueOn, due: dueOn && loanState({ dueOn }, today) };
    })
    .toSorted((a, b) => inOrder(a.dueOn ?? LAST, b.dueOn ?? LAST));

export const isLate = ({ due }: BookView): boolean => due?.state === 'late';

export interface NewsView extends LibraryNews {
  publishedOn: IsoDate | null;
}

/** Sorts news newest first. */
export const toNewsView = (list: readonly LibraryNews[]): readonly NewsView[] =>
  list
    .map((one) => ({ ...one, publishedOn: parseDotted(one.date) }))
    .toSorted((a, b) => inOrder(b.publishedOn ?? '', a.publishedOn ?? ''));
