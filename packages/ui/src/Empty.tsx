import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './feedback.module.css';

interface EmptyProps {
  icon: LucideIcon;
  /** What is missing. */
  title: string;
  /** What to do. */
  hint?: string;
  action?: ReactNode;
  /** Whether it reports a failure, which is announced. */
  isFault?: boolean;
}

/** Empty state of a list: one sentence about what is missing and one about what to do. */
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
