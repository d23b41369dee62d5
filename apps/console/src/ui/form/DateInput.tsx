import { dotted, type IsoDate } from '@semestr/core/dates';
import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { type FieldProps, useField } from './use-field.ts';

interface DateInputProps extends FieldProps {
  min?: IsoDate;
  max?: IsoDate;
}

// The browser's own date field holds nothing else.
const show = (value: unknown): string => dotted(String(value) as IsoDate);

/** A calendar date, kept as ISO text; null where there is none. */
export function DateInput({ min, max, ...props }: DateInputProps) {
  const { frame, input } = useField(props, { show });
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <input {...input} {...control} type="date" min={min} max={max} className={fields.input} />
      )}
    </FieldFrame>
  );
}
