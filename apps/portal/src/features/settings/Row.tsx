import { Second, TwoLines } from '@semestr/ui/Section.tsx';
import { Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styles from './settings.module.css';

/** Rows under each other. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>;

interface RowProps {
  icon: LucideIcon;
  name: ReactNode;
  /** Only where there is a state. */
  badge?: ReactNode;
  /** What explains it. */
  second?: ReactNode;
  /** One, at the right edge. */
  action?: ReactNode;
  ref?: Ref<HTMLLIElement>;
  /** Below: a form that was opened, a failure. */
  children?: ReactNode;
}

/** One thing to set or to check: icon, name with its state, second voice, an action. */
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

/** Rows that are on their way, of the same measures. */
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

/** Why nothing can be changed here while an administrator acts as the person. */
export const Locked = ({ children }: { children: string }) => (
  <p className={styles.locked}>
    <Lock size={16} strokeWidth={1.75} aria-hidden />
    <Second>{children}</Second>
  </p>
);

/** Of what the verb on a button is, where only the row says it to the eye. */
export const Of = ({ children }: { children: string }) => (
  <span className="visually-hidden"> {children}</span>
);
