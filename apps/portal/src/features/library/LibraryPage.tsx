import type { User } from '../../session/session.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Books } from './Books.tsx';
import { booksOf, newsQuery } from './library.ts';
import styles from './library.module.css';
import { News } from './News.tsx';
import { libraryTexts } from './texts.ts';

export const texts = [libraryTexts];

/** Parts load independently; each reports its own failure. */
export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([queries.prefetchQuery(booksOf(user)), queries.prefetchQuery(newsQuery)]);

/** A student's loans, and the library's news. */
export default function LibraryPage() {
  return (
    <div className={styles.columns}>
      <Books />
      <News />
    </div>
  );
}
