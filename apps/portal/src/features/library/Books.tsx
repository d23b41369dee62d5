import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { usePerson } from '../../shell/person.ts';
import { useNow } from '../../ui/now.ts';
import { usePart } from '../../ui/usePart.tsx';
import { BookList } from './BookList.tsx';
import { booksOf, isLate, type ShownBook, shownBooks } from './library.ts';
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
  const { data, failure } = usePart(booksOf(usePerson()));
  // A provider that has nothing says 404: null.
  const books = data === undefined ? undefined : shownBooks(data ?? [], today);
  return (
    <Section title={books && books.length > 0 ? <Sentence books={books} /> : t('mine')}>
      <BookList books={books} failure={failure} />
    </Section>
  );
}
