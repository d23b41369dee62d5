import { Section } from '@semestr/ui/Section.tsx';
import type { ReactNode } from 'react';
import styles from './request-list.module.css';

interface FormAndListProps {
  /** Title of the form, and of the button that opens it when there is no room beside the list. */
  title: string;
  /** At the right of the form's title. */
  note?: ReactNode;
  /** Whether the form is open, below 900 px. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  form: ReactNode;
  /** The list, with related content. */
  children: ReactNode;
}

/** Form for requests beside the existing ones; on a narrow screen it is behind a button above them. */
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

/** Actions on a request: one below the other at the end of its row. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <span className={styles.actions}>{children}</span>
);
