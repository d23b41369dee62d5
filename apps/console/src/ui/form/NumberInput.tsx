import { Field } from './Field.tsx';
import styles from './field.module.css';
import { type FieldProps, useField } from './use-field.ts';

interface NumberInputProps extends FieldProps {
  min?: number;
  max?: number;
  /** 1 for whole numbers; "any" with fractions. */
  step?: number | 'any';
}

const parse = (text: string): number | null => (text === '' ? null : Number(text));

/** A number; null where there is none. */
export function NumberInput({ min, max, step = 1, ...props }: NumberInputProps) {
  const { shell, control } = useField(props, { parse });
  return (
    <Field {...shell}>
      <input
        {...control}
        type="number"
        min={min}
        max={max}
        step={step}
        autoComplete="off"
        className={styles.input}
        // A wheel over a field that has the focus would change the number unseen.
        onWheel={({ currentTarget }) => currentTarget.blur()}
      />
    </Field>
  );
}
