import { typedTime } from '@semestr/core/typed';
import { FieldFrame, type ValueProps } from './FieldFrame.tsx';
import styles from './fields.module.css';

interface TimeFieldProps extends ValueProps<string> {
  /** Beside the label: that it may stay empty. */
  optional?: string | undefined;
  required?: boolean;
  placeholder?: string;
}

/**
 * A time of the day, in any of the ways in which people write one. The value is the text, which `typedTime` of core reads;
 * it is written with a colon when one leaves the field.
 */
export function TimeField({ label, hint, error, optional, onChange, onBlur, ...input }: TimeFieldProps) {
  const written = typedTime(input.value);
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          className={styles.input}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => {
            if (written !== null) onChange(written);
            onBlur?.();
          }}
        />
      )}
    </FieldFrame>
  );
}
