import type { ReactNode } from 'react';
import { useTexts } from '@semestr/ui/language.tsx';
import { layoutTexts } from '../layout/texts.ts';
import styles from './ui.module.css';

interface PageProps {
  title: string;
  /** Beside the heading, in the second voice. */
  subtitle?: ReactNode;
  /** The way back, above the heading. */
  above?: ReactNode;
  /** At the right end of the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A screen inside the layout: its heading and its content. */
export function Page({ title, subtitle, above, actions, children }: PageProps) {
  const t = useTexts(layoutTexts);
  return (
    <div className={styles.page}>
      <title>{`${title} · ${t('console')} · ${t('product')}`}</title>
      {above}
      <div className={styles.heading}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
