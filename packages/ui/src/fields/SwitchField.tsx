import { type InputHTMLAttributes, type Ref, useId } from 'react';
import styles from './fields.module.css';

interface SwitchFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

/** On or off, at once: a setting, not a part of a form that is sent later. */
export function SwitchField({ label, hint, ...input }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on
        role="switch"
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
