import { asPrivate } from '@semestr/ui/private';
import type { ReactNode } from 'react';
import styles from './profile.module.css';

interface RowProps {
  name: string;
  /** The language of data that is not in that of the page. */
  lang?: string;
  /** One, at the right edge. */
  action?: ReactNode;
  children: ReactNode;
}

/** A thing that is known of the person; no picture of the page shows it. */
export const Row = ({ name, lang, action, children }: RowProps) => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd lang={lang} {...asPrivate}>
      {children}
    </dd>
    {action && <dd className={styles.action}>{action}</dd>}
  </div>
);
