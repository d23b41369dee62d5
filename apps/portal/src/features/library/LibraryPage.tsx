import type { User } from '../../session/session.ts';
import type { LoadContext } from '../../shell/screen-module.ts';
import { Books } from './Books.tsx';
import { booksOf, newsQuery } from './library.ts';
import styles from './library.module.css';
import { News } from './News.tsx';
import { libraryTexts } from './texts.ts';

export const texts = [libraryTexts];

/** Neither keeps the other from being shown: what does not come is said in its place. */
export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([queries.prefetchQuery(booksOf(user)), queries.prefetchQuery(newsQuery)]);

/** What a student has from the library, and what is new there. */
export default function LibraryPage() {
  return (
    <div className={styles.columns}>
      <Books />
      <News />
    </div>
  );
}
