import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useToasts } from '../ui/toast.ts';
import { useTexts } from '@semestr/ui/language';
import { Toasts, Unavailable } from './late.ts';
import { reachable } from './reachable.ts';
import { ScrollUp } from './ScrollUp.tsx';
import styles from './shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { shellTexts } from './texts.ts';

/** What stands around every page. */
export function Layout() {
  const t = useTexts(shellTexts);
  const isReachable = reachable.use();
  const hasToasts = useToasts().length > 0;
  return (
    <div className={styles.layout}>
      <a href="#content" className={styles.skip}>
        {t.skip}
      </a>
      <Sidebar />
      <Outlet />
      <ScrollUp />
      <Suspense>
        {!isReachable && <Unavailable />}
        {hasToasts && <Toasts />}
      </Suspense>
      <ScrollRestoration />
    </div>
  );
}
