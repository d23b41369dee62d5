import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '@semestr/ui/language';
import styles from './sidebar.module.css';
import { shellTexts } from './texts.ts';

const DisplayMenu = lazy(() => import('./DisplayMenu.tsx'));

/** Opens the choice of language and theme. */
export function DisplayButton() {
  const t = useTexts(shellTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
        <span className={styles.itemName}>{t.display}</span>
      </button>
      {anchor && (
        <Suspense>
          <DisplayMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
