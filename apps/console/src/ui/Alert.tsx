import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ui.module.css';

/** What went wrong, or stands in the way, above what it is about. It is announced. */
export function Alert({ kind = 'error', children }: { kind?: 'error' | 'warning'; children: ReactNode }) {
  const Icon = kind === 'error' ? CircleAlert : TriangleAlert;
  return (
    <div role="alert" className={`${styles.alert} ${styles[kind]}`}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
