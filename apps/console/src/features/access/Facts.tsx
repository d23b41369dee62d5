import type { ReactNode } from 'react';
import styles from './person.module.css';

interface FactProps {
  name: string;
  /** Whether the value is known; placeholders use the secondary colour. */
  isKnown?: boolean;
  /** Content at the right edge: status or actions. */
  end?: ReactNode;
  children: ReactNode;
}

/** One fact on a line: its name, its value and its status. */
export const Fact = ({ name, isKnown = true, end, children }: FactProps) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd data-known={isKnown}>{children}</dd>
    {end && <dd className={styles.factEnd}>{end}</dd>}
  </div>
);

/** List of a section's facts. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.list}>{children}</dl>;
