import type { Ref, TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import styles from './fields.module.css';

interface TextAreaFieldProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with what is typed. */
export const TextAreaField = ({ label, hint, error, ...area }: TextAreaFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error}>
    {(control) => <textarea rows={3} {...area} {...control} className={styles.area} />}
  </FieldFrame>
);
