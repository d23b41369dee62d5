import { CODE_LENGTH } from '@semestr/core/validation';
import { FieldFrame, type ValueProps } from './FieldFrame.tsx';
import styles from './fields.module.css';

/** A confirmation code of six digits, typed, pasted in any format, or filled in by the phone that received it. */
export const CodeField = ({ label, hint, error, value, onChange, ...input }: ValueProps<string>) => (
  <FieldFrame label={label} hint={hint} error={error}>
    {(control) => (
      <input
        {...input}
        {...control}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        className={`${styles.input} ${styles.code}`}
        value={value}
        onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, CODE_LENGTH))}
      />
    )}
  </FieldFrame>
);
