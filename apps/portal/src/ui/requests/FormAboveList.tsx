import { Button } from '@semestr/ui/Button.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { FilePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './request-list.module.css';

interface FormAboveListProps {
  title: string;
  className?: string | undefined;
  /** The form; empty while it is closed. */
  form: ReactNode;
  /** Label of the button that opens a form for a new request; null when there can be no new request. */
  apply: string | null;
  onApply: () => void;
  /** Label of the button that closes the form. */
  hide: string;
  onHide: () => void;
  /** The list, with related content. */
  children: ReactNode;
}

/** Requests in one column. Above them, a button opens the form for a new one, which replaces the button. */
export const FormAboveList = (props: FormAboveListProps) => (
  <Section
    title={props.title}
    className={props.className}
    note={
      props.form && (
        <Button look="text" onClick={props.onHide}>
          {props.hide}
        </Button>
      )
    }
  >
    {props.form && <div className={styles.above}>{props.form}</div>}
    {!props.form && props.apply !== null && (
      <Button look="primary" className={styles.apply} onClick={props.onApply}>
        <FilePlus size={16} strokeWidth={1.75} aria-hidden />
        {props.apply}
      </Button>
    )}
    {props.children}
  </Section>
);
