import { type ReactNode, useId } from 'react';
import styles from './record.module.css';

/** A part of a record: an ink rule, its name, and facts between hairlines. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.sectionTitle} id={id}>
        {title}
      </h2>
      <Facts>{children}</Facts>
    </section>
  );
}

/** Facts between hairlines. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

/** One fact: its name in the second voice, its value in the first. A value that is not known is second voice too. */
export const Fact = ({ name, isKnown = true, isLong = false, children }: FactProps) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd className={isKnown ? (isLong ? styles.long : undefined) : styles.unknown}>{children}</dd>
  </div>
);

interface FactProps {
  name: string;
  isKnown?: boolean;
  /** Several lines, which are not bold. */
  isLong?: boolean | undefined;
  children: ReactNode;
}
