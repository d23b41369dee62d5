import { DataText } from '@semestr/ui/DataText.tsx';
import { type ReactNode, useId } from 'react';
import styles from './record.module.css';

/** A section of a record: a dark rule, its title, and facts between hairlines. */
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

/**
 * A fact: its name in the secondary colour, its value in the primary one. An unknown value is in the secondary colour
 * too.
 */
export const Fact = ({ name, isKnown = true, isLong = false, children }: FactProps) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd className={isKnown ? (isLong ? styles.long : undefined) : styles.unknown}>
      {typeof children === 'string' ? <DataText>{children}</DataText> : children}
    </dd>
  </div>
);

interface FactProps {
  name: string;
  isKnown?: boolean;
  /** Whether the value is a text of several lines, which is not bold. */
  isLong?: boolean | undefined;
  children: ReactNode;
}
