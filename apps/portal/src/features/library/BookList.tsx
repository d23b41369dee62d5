import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { CircleAlert, Clock, type LucideIcon } from 'lucide-react';
import { isLate, type ShownBook } from './library.ts';
import styles from './library.module.css';
import { libraryTexts } from './texts.ts';

/** A badge where something is to be done. */
const looks = {
  late: { kind: 'refused', icon: CircleAlert },
  today: { kind: 'move', icon: Clock },
  soon: { kind: 'move', icon: Clock },
  later: null,
} as const satisfies Record<
  NonNullable<ShownBook['due']>['state'],
  { kind: StatusKind; icon: LucideIcon } | null
>;

/** What it is and by whom; data of the university, which writes Russian. */
const Title = ({ book: { title, author } }: { book: ShownBook }) => (
  <span lang="ru">
    <b className={styles.what}>{title}</b>
    {author !== '' && <span className={styles.second}>{author}</span>}
  </span>
);

/** By which day it has to be back, and how long that is from now. */
function Due({ book: { returnDate, due } }: { book: ShownBook }) {
  const t = useTexts(libraryTexts);
  const words = ({ state, days }: NonNullable<ShownBook['due']>): string => {
    if (state === 'today') return t('due.today');
    return t(state === 'late' ? 'due.late' : 'due.left', { count: days });
  };
  const look = due && looks[due.state];
  return (
    <>
      <b className={styles.day}>{returnDate}</b>
      {due && (
        <span className={styles.words}>{look ? <Status {...look}>{words(due)}</Status> : words(due)}</span>
      )}
    </>
  );
}

const titleCell = (book: ShownBook) => <Title book={book} />;
const dueCell = (book: ShownBook) => <Due book={book} />;

/** The books, what is late on top. */
export function BookList({ books }: { books: readonly ShownBook[] }) {
  const t = useTexts(libraryTexts);
  const columns: readonly Column<ShownBook>[] = [
    { key: 'book', head: t('columns.book'), cell: titleCell },
    { key: 'taken', head: t('columns.taken'), cell: ({ takeDate }) => takeDate },
    { key: 'due', head: t('columns.due'), cell: dueCell },
  ];
  return (
    <DataTable
      caption={t('mine')}
      isCaptionHidden
      columns={columns}
      rows={books}
      keyOf={({ id }) => id}
      isMarked={isLate}
    />
  );
}
