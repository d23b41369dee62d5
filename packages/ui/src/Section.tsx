import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  /** At the right of the title: a number, an action. */
  note?: ReactNode;
  /** Title and note are told when they change, as of what was found. */
  isTold?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page under an ink rule. Its heading takes the focus when what had it goes, as a failure that was mended. */
export function Section({ title, note, isTold = false, className, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={id}>
      <div className={styles.title} role={isTold ? 'status' : undefined}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {note}
      </div>
      {children}
    </section>
  );
}

/** Second voice: beside a title, below a name. */
export const Second = ({ children }: { children: ReactNode }) => (
  <span className={styles.second}>{children}</span>
);

interface TwoLinesProps {
  /** What one came for. */
  first: ReactNode;
  /** What explains it. */
  second?: ReactNode;
  /** The language of data that is not in that of the page. */
  lang?: string | undefined;
}

/** The two voices of a cell or a row. */
export const TwoLines = ({ first, second, lang }: TwoLinesProps) => (
  <span lang={lang}>
    <b className={styles.first}>{first}</b>
    {second != null && second !== '' && <span className={styles.below}>{second}</span>}
  </span>
);
