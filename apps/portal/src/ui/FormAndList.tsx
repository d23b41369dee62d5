import { Section } from '@semestr/ui/Section.tsx';
import type { ReactNode } from 'react';
import styles from './request-list.module.css';

interface FormAndListProps {
  /** Of the form, and on the button behind which it is where there is no room beside the list. */
  title: string;
  /** At the right of the form's title. */
  note?: ReactNode;
  /** Below 900 px: the form is shown. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  form: ReactNode;
  /** The list, and what belongs to it. */
  children: ReactNode;
}

/** A form of requests beside those that were made; where there is little room it waits behind a button above them. */
export const FormAndList = ({ title, note, isOpen, onOpen, form, children }: FormAndListProps) => (
  <div className={styles.columns}>
    <div className={styles.order} data-open={isOpen || undefined}>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        {title}
      </button>
      <Section title={title} note={note} className={styles.form}>
        {form}
      </Section>
    </div>
    <div className={styles.list}>{children}</div>
  </div>
);

/** What can be done with a request: several lines of text below each other at the end of its row. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <span className={styles.actions}>{children}</span>
);
