import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { Library } from 'lucide-react';
import { usePerson } from '../../shell/person.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useNow } from '../../ui/now.ts';
import { BookList } from './BookList.tsx';
import { booksOf, isLate, type ShownBook, shownBooks } from './library.ts';
import styles from './library.module.css';
import { libraryTexts } from './texts.ts';

/** "На руках 5 книг, 1 просрочена". */
function Sentence({ books }: { books: readonly ShownBook[] }) {
  const t = useTexts(libraryTexts);
  const late = books.filter(isLate).length;
  const held = t('held', { count: books.length });
  if (late === 0) return held;
  if (late < books.length) return t('heldLate', { held, late: t('late', { count: late }) });
  return t('heldLate', { held, late: t(late === 1 ? 'onlyLate' : 'allLate') });
}

/** The books of the student, or that there are none, or why they cannot be told. */
export function Books() {
  const t = useTexts(libraryTexts);
  const { today } = useNow();
  // What failed while the page was brought is said at once, not asked for again unseen.
  const { data, error, refetch } = useQuery({ ...booksOf(usePerson()), retryOnMount: false });
  const books = shownBooks(data ?? [], today);
  return (
    <section className={styles.section} aria-labelledby="books">
      <h2 id="books">{books.length > 0 ? <Sentence books={books} /> : t('mine')}</h2>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data !== undefined && books.length === 0 && (
        <Empty icon={Library} title={t('none')} hint={t('noneHint')} />
      )}
      {books.length > 0 && <BookList books={books} />}
    </section>
  );
}
