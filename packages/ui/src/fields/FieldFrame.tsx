import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './fields.module.css';

/** What every field has. */
export interface FieldProps {
  label: string;
  /** Under the label: what is wanted, said before it is wrong. */
  hint?: string | undefined;
  /** Under the field: what is wrong and what to do. */
  error?: string | undefined;
}

/** What a field has whose value is not simply the text of an input: a form holds it by react-hook-form's `Controller`. */
export interface ValueProps<V> extends FieldProps {
  name?: string;
  value: V;
  onChange: (value: V) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /** The input, to which a form leads where it is wrong. */
  ref?: Ref<HTMLInputElement>;
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Beside the label: that it may stay empty. */
  optional?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, hint under the label, error under the field. */
export function FieldFrame({ label, hint, error, optional, children }: FieldFrameProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** What is wrong with a field, where something is. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error && (
    <p id={id} className={styles.error} role="alert">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      {error}
    </p>
  );
