import { type InputHTMLAttributes, type Ref, useId } from 'react';
import styles from './fields.module.css';

interface CheckFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no. */
export function CheckField({ label, hint, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
