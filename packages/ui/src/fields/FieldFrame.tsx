import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { DataText } from '../DataText.tsx';
import styles from './fields.module.css';

/** Props of every field. */
export interface FieldProps {
  label: string;
  /** Below the label: the expected input. */
  hint?: string | undefined;
  /** Below the field: the error and how to correct it. */
  error?: string | undefined;
}

/** Props of a field whose value is not just the text of an input: bound to a form by react-hook-form's `Controller`. */
export interface ValueProps<V> extends FieldProps {
  name?: string;
  value: V;
  onChange: (value: V) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /** The input, which the form focuses when it is invalid. */
  ref?: Ref<HTMLInputElement>;
}

/** Attributes that associate a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Next to the label: marks the field as optional. */
  optional?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, hint below the label, error below the field. */
export function FieldFrame({ label, hint, error, optional, children }: FieldFrameProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <DataText>{label}</DataText>
        {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          <DataText>{hint}</DataText>
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

/** Error of a field, if any. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error && (
    <p id={id} className={styles.error} role="alert">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      {error}
    </p>
  );
