import { classNames } from '@semestr/ui/class-names';
import type { ReactNode } from 'react';
import styles from './opening.module.css';

interface LineProps {
  name: ReactNode;
  value: string;
  /** Whether something is missing. */
  isMissing: boolean;
  /** Links or buttons that add what is missing. */
  children?: ReactNode;
}

/** A line of a step: its name, its current state and its actions. */
export const Line = ({ name, value, isMissing, children }: LineProps) => (
  <li className={styles.line}>
    <span className={styles.name}>{name}</span>
    <span className={classNames(styles.value, isMissing && styles.missing)}>{value}</span>
    <span className={styles.ways}>{children}</span>
  </li>
);
