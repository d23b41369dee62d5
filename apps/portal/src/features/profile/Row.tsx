import { asPrivate } from '@semestr/ui/private';
import type { ReactNode } from 'react';
import styles from './profile.module.css';

interface RowProps {
  name: string;
  /** Language of the data if it differs from that of the page. */
  lang?: string;
  /** A single action, at the right edge. */
  action?: ReactNode;
  children: ReactNode;
}

/** A fact about the user, which is excluded from screenshots. */
export const Row = ({ name, lang, action, children }: RowProps) => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd lang={lang} {...asPrivate}>
      {children}
    </dd>
    {action && <dd className={styles.action}>{action}</dd>}
  </div>
);
