import type { Reply } from '@semestr/api/endpoint';
import type { preview } from '@semestr/api/invitations';
import type { ReactNode } from 'react';
import styles from './invitations.module.css';

/** Number of people to invite, and of those with an address. */
export type Counted = Reply<typeof preview>;

interface WayProps {
  title: string;
  hint: string;
  /** What the user must know before choosing it. */
  warning?: string | undefined;
  /** The button. */
  children: ReactNode;
}

/** One way to give people their links: what it does, and its button. */
export const Way = ({ title, hint, warning, children }: WayProps) => (
  <li className={styles.way}>
    <div>
      <h3>{title}</h3>
      <p className={styles.hint}>{hint}</p>
      {warning !== undefined && <p className={styles.warning}>{warning}</p>}
    </div>
    {children}
  </li>
);
