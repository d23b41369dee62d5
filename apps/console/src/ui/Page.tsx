import { DataText } from '@semestr/ui/DataText.tsx';
import type { ReactNode } from 'react';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { uiTexts } from './texts/index.ts';
import styles from './ui.module.css';

interface PageProps {
  title: string;
  /** Next to the heading, in the secondary colour. */
  subtitle?: ReactNode;
  /** Back link above the heading. */
  above?: ReactNode;
  /** At the right end of the heading. */
  actions?: ReactNode;
  /** Whether the page fills the height of a wide window, with parts that scroll separately. */
  isFull?: boolean;
  children?: ReactNode;
}

/** A page inside the layout: its heading and its content. */
export function Page({ title, subtitle, above, actions, isFull = false, children }: PageProps) {
  const t = useTexts(uiTexts);
  return (
    <div className={classNames(styles.page, isFull && styles.full)}>
      <title>{`${title} · ${t('console')} · ${t('product')}`}</title>
      {above}
      <div className={styles.heading}>
        <h1 id="heading" className={styles.title} tabIndex={-1}>
          <DataText>{title}</DataText>
        </h1>
        {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
