import type { ReactNode } from 'react';
import styles from './ui.module.css';

interface EmptyProps {
  icon: ReactNode;
  /** What is not there. */
  title: string;
  /** What to do. */
  hint?: string;
  action?: ReactNode;
}

/** Where rows would be and none are: one sentence of what is not there and one of what to do. */
export const Empty = ({ icon, title, hint, action }: EmptyProps) => (
  <div className={styles.empty}>
    <span className={styles.emptyIcon} aria-hidden>
      {icon}
    </span>
    <div>
      <p className={styles.emptyTitle}>{title}</p>
      {hint && <p className={styles.emptyHint}>{hint}</p>}
      {action && <div className={styles.emptyAction}>{action}</div>}
    </div>
  </div>
);
