import { Search as SearchIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '@semestr/ui/language';
import styles from './search.module.css';
import { shellTexts } from './texts.ts';

const SearchField = lazy(() => import('./SearchField.tsx'));

/**
 * The search of groups and educators. What it is made of is only fetched when somebody goes to search; until then a
 * field that looks the same stands there.
 */
export function Search({ placement }: { placement: 'header' | 'page' }) {
  const t = useTexts(shellTexts);
  const [isActive, setActive] = useState(false);
  const still = (
    <button
      type="button"
      className={styles.searchStill}
      onClick={() => setActive(true)}
      onFocus={() => setActive(true)}
      data-search
    >
      <SearchIcon size={placement === 'page' ? 20 : 16} strokeWidth={1.75} aria-hidden />
      <span className={styles.searchText}>{t.search}</span>
      <kbd className={styles.key}>/</kbd>
    </button>
  );
  return (
    <search className={`${styles.search} ${placement === 'page' ? styles.searchLarge : styles.inHeader}`}>
      {isActive ? (
        <Suspense fallback={still}>
          <SearchField onLeave={() => setActive(false)} isLarge={placement === 'page'} />
        </Suspense>
      ) : (
        still
      )}
    </search>
  );
}
