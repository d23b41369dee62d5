import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { type FieldProps, useField } from './use-field.ts';

/** A time of the day, kept as `HH:MM`; null where there is none. */
export function TimeInput(props: FieldProps) {
  const { frame, input } = useField(props);
  return (
    <FieldFrame {...frame}>
      {(control) => <input {...input} {...control} type="time" className={fields.input} />}
    </FieldFrame>
  );
}
