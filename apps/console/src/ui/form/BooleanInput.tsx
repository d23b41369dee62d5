import { CheckField } from '@semestr/ui/fields/CheckField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { uiTexts } from '../texts/index.ts';
import { type FieldProps, useField } from './use-field.ts';

interface BooleanInputProps extends Omit<FieldProps, 'isOptional' | 'isCondition'> {
  /** Value of an unticked box; undefined in a filter, which removes the condition. */
  unticked?: false | '';
}

/** A checkbox. */
export function BooleanInput({ unticked = false, ...props }: BooleanInputProps) {
  const t = useTexts(uiTexts);
  const { frame, input } = useField(
    { ...props, isCondition: true },
    {
      parse: (isTicked: boolean) => isTicked || unticked,
      format: (value: unknown) => value === true,
      show: (value) => t(value === true ? 'form.yes' : 'form.no'),
    },
  );
  const { optional: _optional, ...field } = frame;
  const { value, onChange, required: _required, ...rest } = input;
  return (
    <CheckField
      {...rest}
      {...field}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
