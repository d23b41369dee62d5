import { Section } from '@semestr/ui/Section.tsx';
import type { ReactNode } from 'react';
import styles from './request-list.module.css';

interface FormAndListProps {
  /** Title of the form, and label of the button that opens it on a narrow screen. */
  title: string;
  /** Content at the right of the form's title. */
  note?: ReactNode;
  /** Whether the form is open, below 900 px. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  form: ReactNode;
  /** The list, with related content. */
  children: ReactNode;
}

/** Form for a new request beside the existing ones. On a narrow screen a button above them opens it. */
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

/** Actions on a request, stacked at the end of its row. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <span className={styles.actions}>{children}</span>
);
