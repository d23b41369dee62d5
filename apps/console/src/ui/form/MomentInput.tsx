import { dottedDateTime, localDateTime, momentOfLocal } from '@semestr/core/dates';
import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { type FieldProps, useField } from './use-field.ts';

/** To the minute: "2026-11-21T09:00". */
const MINUTES = 16;

/** What the browser's own field holds of a moment; it has no part of one that is not whole. */
function format(value: unknown): string {
  if (typeof value !== 'string' || value === '') return '';
  return localDateTime(new Date(value)).slice(0, MINUTES);
}

const show = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? dottedDateTime(new Date(value)).slice(0, -':00'.length) : '';

/** A day and a time on the university's clock, kept as an ISO moment; an optional one that is emptied is null. */
export function MomentInput(props: FieldProps) {
  const empty = props.isOptional || props.isCondition ? null : '';
  const { frame, input } = useField(props, {
    format,
    parse: (text: string) => momentOfLocal(text)?.toISOString() ?? empty,
    show,
  });
  return (
    <FieldFrame {...frame}>
      {(control) => <input {...input} {...control} type="datetime-local" className={fields.input} />}
    </FieldFrame>
  );
}
