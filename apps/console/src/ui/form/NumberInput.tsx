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

/** Value while the text is not a number. The browser does not reveal the text; this value makes the form invalid. */
const UNREADABLE = Number.NaN;

const parse = (text: string | number): number | null => (text === '' ? null : Number(text));

// The browser keeps showing the text as long as the value is empty.
const format = (value: unknown): unknown => (Number.isNaN(value) ? '' : (value ?? ''));

const check = (value: unknown) => (Number.isNaN(value) ? 'format' : undefined);

/** A number; null when empty. */
export function NumberInput({ min, max, step = 1, ...props }: NumberInputProps) {
  const t = useTexts(uiTexts);
  const nameOf = useFieldName();
  const name = props.label ?? nameOf(props.source);
  const formatLimit = (limit: number) => new Intl.NumberFormat(t.language).format(limit);
  const explain: Explain = (fault, value) => {
    if (fault === 'format') return t(step === 1 ? 'expected.digits' : 'expected.number', { name });
    if (typeof value !== 'number') return undefined;
    if (fault === 'too-small' && min !== undefined && value < min)
      return t('expected.atLeast', { min: formatLimit(min) });
    if (fault === 'too-big' && max !== undefined && value > max)
      return t('expected.atMost', { max: formatLimit(max) });
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
          // Otherwise scrolling over the focused field would change the number.
          onWheel={({ currentTarget }) => currentTarget.blur()}
        />
      )}
    </FieldFrame>
  );
}
