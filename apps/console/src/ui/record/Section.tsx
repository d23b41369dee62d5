import { DataText } from '@semestr/ui/DataText.tsx';
import { type ReactNode, useId } from 'react';
import styles from './record.module.css';

/** A section of a record: a dark rule, the title, and facts between hairlines. */
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
 * A fact, with its name in the secondary colour and its value in the primary one. Unknown values use the secondary
 * colour too.
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
  /** Whether the value is a multi-line text, which is not bold. */
  isLong?: boolean | undefined;
  children: ReactNode;
}
