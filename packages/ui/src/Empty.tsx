import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './feedback.module.css';

interface EmptyProps {
  icon: LucideIcon;
  /** What is not there. */
  title: string;
  /** What to do. */
  hint?: string;
  action?: ReactNode;
  /** Something failed: it is announced. */
  isFault?: boolean;
}

/** Where rows would be and none are: one sentence of what is not there and one of what to do. */
export const Empty = ({ icon: Icon, title, hint, action, isFault = false }: EmptyProps) => (
  <div className={styles.empty} role={isFault ? 'alert' : undefined}>
    <Icon size={20} strokeWidth={1.75} className={styles.emptyIcon} aria-hidden />
    <div>
      <p className={styles.emptyTitle}>{title}</p>
      {hint && <p className={styles.emptyHint}>{hint}</p>}
      {action && <div className={styles.emptyAction}>{action}</div>}
    </div>
  </div>
);
