import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  /** At the right of the title: a number, an action. */
  note?: ReactNode;
  /** Whether changes of title and note are announced to screen readers, as for search results. */
  isAnnounced?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A section of a page under a dark rule. Its heading is focused when the focused element is removed, for example after
 * a successful retry.
 */
export function Section({ title, note, isAnnounced = false, className, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={id}>
      <div className={styles.title} role={isAnnounced ? 'status' : undefined}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {note}
      </div>
      {children}
    </section>
  );
}

/** Secondary text: next to a title, below a name. */
export const Caption = ({ children }: { children: ReactNode }) => (
  <span className={styles.second}>{children}</span>
);

interface TwoLinesProps {
  /** The main content. */
  first: ReactNode;
  /** Its explanation. */
  second?: ReactNode;
  /** Language of the data, when it differs from the page's. */
  lang?: string | undefined;
}

/** Primary and secondary text of a cell or a row. */
export const TwoLines = ({ first, second, lang }: TwoLinesProps) => (
  <span lang={lang}>
    <b className={styles.first}>{first}</b>
    {second != null && second !== '' && <span className={styles.below}>{second}</span>}
  </span>
);
