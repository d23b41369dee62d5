import { asPrivate } from '@semestr/ui/private';
import type { ReactNode } from 'react';
import styles from './profile.module.css';

interface RowProps {
  name: string;
  /** Language of the data, when it differs from the page's. */
  lang?: string;
  /** A single action, at the right edge. */
  action?: ReactNode;
  children: ReactNode;
}

/** A fact about the user; excluded from screenshots of the page. */
export const Row = ({ name, lang, action, children }: RowProps) => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd lang={lang} {...asPrivate}>
      {children}
    </dd>
    {action && <dd className={styles.action}>{action}</dd>}
  </div>
);
