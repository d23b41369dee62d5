import type { Reply } from '@semestr/api/endpoint';
import type { preview } from '@semestr/api/invitations';
import type { ReactNode } from 'react';
import styles from './invitations.module.css';

/** Number of people to invite, and of those with an address. */
export type InvitationCounts = Reply<typeof preview>;

interface InvitationMethodProps {
  title: string;
  hint: string;
  /** Shown before the user selects the method. */
  warning?: string | undefined;
  /** The button. */
  children: ReactNode;
}

/** A method of delivering the links: its description and its button. */
export const InvitationMethod = ({ title, hint, warning, children }: InvitationMethodProps) => (
  <li className={styles.way}>
    <div>
      <h3>{title}</h3>
      <p className={styles.hint}>{hint}</p>
      {warning !== undefined && <p className={styles.warning}>{warning}</p>}
    </div>
    {children}
  </li>
);
