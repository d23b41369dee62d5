import { useTexts } from '@semestr/ui/language.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { uiTexts } from '../ui/texts/index.ts';
import styles from './bar.module.css';
import { Mark } from './Splash.tsx';

interface TopBarProps {
  start?: ReactNode;
  middle?: ReactNode;
  end: ReactNode;
}

/** The bar is dark in both colour schemes, which distinguishes the console from the portal. */
export function TopBar({ start, middle, end }: TopBarProps) {
  const t = useTexts(uiTexts);
  return (
    <header className={styles.bar} data-scheme="ink" data-full={middle ? true : undefined}>
      {start}
      <Link to="/" className={styles.brand}>
        <Mark />
        <span className={styles.product}>{t('product')}</span>
        <span className={styles.tag}>{t('console')}</span>
      </Link>
      {middle}
      <div className={styles.barEnd}>{end}</div>
    </header>
  );
}
