import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { TwoLines } from '@semestr/ui/Section.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { CircleAlert, Clock, Library, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { isLate, type BookView } from './library.ts';
import { libraryTexts } from './texts.ts';

/** Badges of books that require an action. */
const badgeStyles = {
  late: { kind: 'refused', icon: CircleAlert },
  today: { kind: 'move', icon: Clock },
  soon: { kind: 'move', icon: Clock },
  later: null,
} as const satisfies Record<
  NonNullable<BookView['due']>['state'],
  { kind: StatusKind; icon: LucideIcon } | null
>;

/** Due date of a book, and the time left. */
function Due({ book: { returnDate, due } }: { book: BookView }) {
  const t = useTexts(libraryTexts);
  const words = ({ state, days }: NonNullable<BookView['due']>): string => {
    if (state === 'today') return t('due.today');
    return t(state === 'late' ? 'due.late' : 'due.left', { count: days });
  };
  const look = due && badgeStyles[due.state];
  return (
    <TwoLines
      first={returnDate}
      second={due && (look ? <Status {...look}>{words(due)}</Status> : words(due))}
    />
  );
}

/** Title and author; data of the university, which is in Russian. */
const titleCell = ({ title, author }: BookView) => <TwoLines lang="ru" first={title} second={author} />;
const dueCell = (book: BookView) => <Due book={book} />;

interface BookListProps {
  /** Undefined while loading. */
  books: readonly BookView[] | undefined;
  failure: ReactNode;
}

/** Books on loan, overdue ones first. */
export function BookList({ books, failure }: BookListProps) {
  const t = useTexts(libraryTexts);
  const columns: readonly Column<BookView>[] = [
    { key: 'book', head: t('columns.book'), cell: titleCell },
    { key: 'taken', head: t('columns.taken'), cell: ({ takeDate }) => takeDate, isNamedOnCard: true },
    { key: 'due', head: t('columns.due'), cell: dueCell, isNamedOnCard: true },
  ];
  return (
    <DataTable
      caption={t('mine')}
      isCaptionHidden
      isPrivate
      columns={columns}
      rows={books}
      keyOf={({ id }) => id}
      isMarked={isLate}
      empty={<Empty icon={Library} title={t('none')} hint={t('noneHint')} />}
      failure={failure}
    />
  );
}
