import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { DataText } from '../DataText.tsx';
import { FieldError, type FieldProps } from './FieldFrame.tsx';
import styles from './fields.module.css';

interface CheckFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox. */
export function CheckField({ label, hint, error, ...input }: CheckFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.check}>
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-describedby={describedBy || undefined}
        aria-invalid={error === undefined ? undefined : true}
      />
      <label htmlFor={id}>
        <DataText>{label}</DataText>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
