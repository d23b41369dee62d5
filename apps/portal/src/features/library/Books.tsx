import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { usePerson } from '../../account/person.ts';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { BookList } from './BookList.tsx';
import { booksOf, isLate, type BookView, toBookViews } from './library.ts';
import { libraryTexts } from './texts.ts';

/** Summary of the loans: "На руках 5 книг, 1 просрочена". */
function Sentence({ books }: { books: readonly BookView[] }) {
  const t = useTexts(libraryTexts);
  const late = books.filter(isLate).length;
  const held = t('held', { count: books.length });
  if (late === 0) return held;
  if (late < books.length) return t('heldLate', { held, late: t('late', { count: late }) });
  return t('heldLate', { held, late: t(late === 1 ? 'onlyLate' : 'allLate') });
}

/** The student's books, an empty state, or an error message. */
export function Books() {
  const t = useTexts(libraryTexts);
  const { today } = useNow();
  const { data, failure } = useSectionQuery(booksOf(usePerson()));
  // Null: the provider responds with 404 when it has no data.
  const books = data === undefined ? undefined : toBookViews(data ?? [], today);
  return (
    <Section title={books && books.length > 0 ? <Sentence books={books} /> : t('mine')}>
      <BookList books={books} failure={failure} />
    </Section>
  );
}
