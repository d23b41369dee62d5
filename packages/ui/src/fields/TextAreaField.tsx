import type { Ref } from 'react';
import { useTexts } from '../language.tsx';
import { FieldFrame, type ValueProps } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { fieldTexts } from './texts.ts';

interface TextAreaFieldProps extends Omit<ValueProps<string>, 'ref'> {
  /** In characters. */
  maxLength: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Fraction of the maximum length from which the remaining characters are shown. */
const NEARLY_FULL = 0.8;

/** Number of characters left, shown when the text is nearly too long. */
export function CharactersLeft({ length, maxLength }: { length: number; maxLength: number }) {
  const t = useTexts(fieldTexts);
  return (
    <span className={styles.left} role="status">
      {length >= maxLength * NEARLY_FULL && t('left', { count: maxLength - length })}
    </span>
  );
}

/** A text of several lines, which grows while the user types. */
export function TextAreaField({
  label,
  hint,
  error,
  value,
  onChange,
  maxLength,
  ...area
}: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <textarea
            rows={3}
            {...area}
            {...control}
            className={styles.area}
            maxLength={maxLength}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <CharactersLeft length={value.length} maxLength={maxLength} />
        </>
      )}
    </FieldFrame>
  );
}
