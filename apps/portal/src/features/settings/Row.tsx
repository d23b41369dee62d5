import { Caption, TwoLines } from '@semestr/ui/Section.tsx';
import { Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styles from './settings.module.css';

/** List of stacked rows. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>;

interface RowProps {
  icon: LucideIcon;
  name: ReactNode;
  /** Status next to the name. */
  badge?: ReactNode;
  /** Explanation of the setting. */
  second?: ReactNode;
  /** A single action, at the right edge. */
  action?: ReactNode;
  ref?: Ref<HTMLLIElement>;
  /** Content below the row: an open form, or an error. */
  children?: ReactNode;
}

/** A setting or fact with its icon, name, status, explanation and action. */
export const Row = ({ icon: Icon, name, badge, second, action, ref, children }: RowProps) => (
  <li ref={ref} className={styles.row}>
    <Icon size={18} strokeWidth={1.75} className={styles.icon} aria-hidden />
    <TwoLines
      first={
        <span className={styles.name}>
          {name}
          {badge}
        </span>
      }
      second={second}
    />
    {action && <div className={styles.action}>{action}</div>}
    {children && <div className={styles.below}>{children}</div>}
  </li>
);

/** Placeholder rows with the same dimensions. */
export const WaitingRows = ({ count }: { count: number }) => (
  <ul className={styles.rows} aria-hidden>
    {Array.from({ length: count }, (_row, row) => (
      <li key={row} className={styles.waiting}>
        <span />
        <span />
      </li>
    ))}
  </ul>
);

/** Explains why nothing can be changed during impersonation. */
export const LockedNote = ({ children }: { children: string }) => (
  <p className={styles.locked}>
    <Lock size={16} strokeWidth={1.75} aria-hidden />
    <Caption>{children}</Caption>
  </p>
);

/** The object of a button's verb for screen readers; visually the row shows it. */
export const ButtonObject = ({ children }: { children: string }) => (
  <span className="visually-hidden"> {children}</span>
);
