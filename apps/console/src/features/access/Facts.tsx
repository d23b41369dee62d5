import type { ReactNode } from 'react';
import styles from './person.module.css';

interface FactProps {
  name: string;
  /** A value that is none is in the second voice. */
  isKnown?: boolean;
  /** At the right: its state, or what can be done. */
  end?: ReactNode;
  children: ReactNode;
}

/** One line of what is true: its name, its value, and how that stands. */
export const Fact = ({ name, isKnown = true, end, children }: FactProps) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd data-known={isKnown}>{children}</dd>
    {end && <dd className={styles.factEnd}>{end}</dd>}
  </div>
);

/** The facts of a section. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.list}>{children}</dl>;
