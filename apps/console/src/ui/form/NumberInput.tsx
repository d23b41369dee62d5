import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { type FieldProps, useField } from './use-field.ts';

interface NumberInputProps extends FieldProps {
  min?: number;
  max?: number;
  /** 1 for whole numbers; "any" for fractions. */
  step?: number | 'any';
}

const parse = (text: string): number | null => (text === '' ? null : Number(text));

/** A number; null when empty. */
export function NumberInput({ min, max, step = 1, ...props }: NumberInputProps) {
  const { frame, input } = useField(props, { parse });
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="number"
          min={min}
          max={max}
          step={step}
          autoComplete="off"
          className={fields.input}
          // Scrolling over a focused field would change the number unnoticed.
          onWheel={({ currentTarget }) => currentTarget.blur()}
        />
      )}
    </FieldFrame>
  );
}
