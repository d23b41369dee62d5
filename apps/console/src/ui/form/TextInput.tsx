import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import styles from './field.module.css';
import { type FieldProps, useField } from './use-field.ts';

interface TextInputProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'maxLength' | 'autoComplete' | 'inputMode'> {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Several lines. */
  isLong?: boolean;
}

const empty = (value: string): string => value;

/** A text; an optional one that is emptied is null. */
export function TextInput({ isLong = false, type = 'text', maxLength, inputMode, ...props }: TextInputProps) {
  const { autoComplete = 'off', ...field } = props;
  const mayBeNull = field.isOptional || field.isCondition;
  const { shell, control } = useField(field, mayBeNull ? {} : { parse: empty });
  return (
    <Field {...shell}>
      {isLong ? (
        <textarea {...control} maxLength={maxLength} className={styles.input} />
      ) : (
        <input
          {...control}
          type={type}
          maxLength={maxLength}
          inputMode={inputMode}
          autoComplete={autoComplete}
          className={styles.input}
        />
      )}
    </Field>
  );
}
