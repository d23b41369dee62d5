import { phone } from '@semestr/core/display';
import { normalisePhone, phoneFault } from '@semestr/core/validation';
import { useTexts } from '../language.tsx';
import { FieldFrame, type ValueProps } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { fieldTexts } from './texts.ts';

/** Formats a complete number; any other text is kept as typed. */
const written = (text: string): string => (phoneFault(text) === null ? phone(normalisePhone(text)) : text);

/** A mobile number, typed or pasted in any common format. It is formatted on blur, never while the user types. */
export function PhoneField({ label, hint, error, value, onChange, onBlur, ...input }: ValueProps<string>) {
  const t = useTexts(fieldTexts);
  return (
    <FieldFrame label={label} hint={hint ?? t('phoneForm')} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="tel"
          autoComplete="tel"
          placeholder="+375 (29) 111-22-33"
          className={styles.input}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => {
            if (written(value) !== value) onChange(written(value));
            onBlur?.();
          }}
        />
      )}
    </FieldFrame>
  );
}
