import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { uiTexts } from '../texts/index.ts';
import { useFieldName } from '../use-field-name.ts';
import { type Explain, type FieldProps, useField } from './use-field.ts';

interface NumberInputProps extends FieldProps {
  min?: number;
  max?: number;
  /** 1 for whole numbers; "any" for fractions. */
  step?: number | 'any';
}

/** Value of a text that is not a number, which the browser does not reveal: it makes the form invalid. */
const UNREADABLE = Number.NaN;

const parse = (text: string | number): number | null => (text === '' ? null : Number(text));

// The browser shows its own text as long as the value stays empty.
const format = (value: unknown): unknown => (Number.isNaN(value) ? '' : (value ?? ''));

const check = (value: unknown) => (Number.isNaN(value) ? 'format' : undefined);

/** A number; null when empty. */
export function NumberInput({ min, max, step = 1, ...props }: NumberInputProps) {
  const t = useTexts(uiTexts);
  const nameOf = useFieldName();
  const name = props.label ?? nameOf(props.source);
  const written = (limit: number) => new Intl.NumberFormat(t.language).format(limit);
  const explain: Explain = (fault, value) => {
    if (fault === 'format') return t(step === 1 ? 'expected.digits' : 'expected.number', { name });
    if (typeof value !== 'number') return undefined;
    if (fault === 'too-small' && min !== undefined && value < min)
      return t('expected.atLeast', { min: written(min) });
    if (fault === 'too-big' && max !== undefined && value > max)
      return t('expected.atMost', { max: written(max) });
    return undefined;
  };
  const { frame, input } = useField(props, { parse, format, check, explain });
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
          onChange={({ target }) => input.onChange(target.validity.badInput ? UNREADABLE : target.value)}
          // Scrolling over a focused field would change the number unnoticed.
          onWheel={({ currentTarget }) => currentTarget.blur()}
        />
      )}
    </FieldFrame>
  );
}
