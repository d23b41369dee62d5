import type { InputHTMLAttributes, Ref } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import styles from './fields.module.css';

interface TextFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A text of one line. */
export const TextField = ({ label, hint, error, ...input }: TextFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error}>
    {(control) => <input type="text" {...input} {...control} className={styles.input} />}
  </FieldFrame>
);
