import { type Ref, type TextareaHTMLAttributes, useState } from 'react';
import { useTexts } from '../language.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { fieldTexts } from './texts.ts';

interface TextAreaFieldProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** From which part of the longest text on it is said how much is left. */
const NEARLY_FULL = 0.8;

/** Several lines of text; grows with what is typed. */
export function TextAreaField({ label, hint, error, onInput, ...area }: TextAreaFieldProps) {
  const t = useTexts(fieldTexts);
  const [length, setLength] = useState(String(area.value ?? area.defaultValue ?? '').length);
  const { maxLength = Number.POSITIVE_INFINITY } = area;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <textarea
            rows={3}
            {...area}
            {...control}
            className={styles.area}
            onInput={(event) => {
              setLength(event.currentTarget.value.length);
              onInput?.(event);
            }}
          />
          <span className={styles.left} role="status">
            {length >= maxLength * NEARLY_FULL && t('left', { count: maxLength - length })}
          </span>
        </>
      )}
    </FieldFrame>
  );
}
