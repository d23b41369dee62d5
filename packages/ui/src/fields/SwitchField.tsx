import { type InputHTMLAttributes, type Ref, useId } from 'react';
import styles from './fields.module.css';

interface SwitchProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A switch without its words: in a table, whose heads say what it is. */
export const Switch = (input: SwitchProps) => (
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on
  <input {...input} className={styles.knob} type="checkbox" role="switch" />
);

interface SwitchFieldProps extends SwitchProps {
  label: string;
  hint?: string;
}

/** On or off, at once: a setting, not a part of a form that is sent later. */
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
