import { type InputHTMLAttributes, type Ref, useId } from 'react';
import styles from './fields.module.css';

interface SwitchProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A switch without a label: for tables, whose headings describe it. */
export const Switch = (input: SwitchProps) => (
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox already exposes its state
  <input {...input} className={styles.knob} type="checkbox" role="switch" />
);

interface SwitchFieldProps extends SwitchProps {
  label: string;
  hint?: string;
}

/** A switch that takes effect immediately: for settings, not for forms that are submitted later. */
export function SwitchField({ label, hint, ...input }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>{label}</label>
      <Switch {...input} id={id} aria-describedby={hint === undefined ? undefined : `${id}-hint`} />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
