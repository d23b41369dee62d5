import { initials, shortNameOf } from '@semestr/core/display';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { User } from '../session/session.ts';
import { useTexts } from '@semestr/ui/language';
import styles from './account.module.css';
import { shellTexts } from './texts.ts';

const AccountMenu = lazy(() => import('./AccountMenu.tsx'));

/** Who is signed in; opens the menu of the account. */
export function AccountButton({ user }: { user: User }) {
  const t = useTexts(shellTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={styles.account}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={styles.avatar} aria-hidden>
          {initials(user.fio)}
        </span>
        <span className="visually-hidden">{t.account}: </span>
        <span className={styles.accountName}>{shortNameOf(user.fio)}</span>
        <ChevronDown size={16} strokeWidth={1.75} className={styles.accountArrow} aria-hidden />
      </button>
      {anchor && (
        <Suspense>
          <AccountMenu user={user} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
