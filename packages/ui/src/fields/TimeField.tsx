import { typedTime } from '@semestr/core/typed';
import { FieldFrame, type ValueProps } from './FieldFrame.tsx';
import styles from './fields.module.css';

interface TimeFieldProps extends ValueProps<string> {
  /** Next to the label: marks the field as optional. */
  optional?: string | undefined;
  required?: boolean;
  placeholder?: string;
}

/**
 * A time of day, in any common notation. The value is the text, which core's `typedTime` parses; it is formatted with a
 * colon on blur.
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
