import type { Show } from './displayed-values.ts';
import { type FieldProps, useField } from './use-field.ts';
import { useTypedText } from './use-typed-text.ts';

interface Typed {
  /** Converts the typed form to the stored form; null when it cannot be parsed. Also accepts the stored form. */
  read: (text: string) => string | null;
  /** Converts the stored form to the typed form. */
  write: (kept: string) => string;
  show: Show;
}

const isBlank = (text: string): boolean => text.trim() === '';

/**
 * Binds a field whose typed form differs from its stored form. Text that cannot be parsed makes the form invalid, and
 * is not used as a filter.
 */
export function useTyped(props: FieldProps, { read, write, show }: Typed) {
  const { isCondition = false, isOptional = isCondition } = props;
  const { frame, input } = useField(props, {
    show,
    parse: (text: string) => read(text) ?? (isCondition || (isOptional && isBlank(text)) ? null : text),
    format: (value: unknown) =>
      typeof value !== 'string' ? '' : read(value) === null ? value : write(value),
    check: (value) =>
      typeof value !== 'string' || isBlank(value) || read(value) !== null ? undefined : 'format',
  });
  const text = useTypedText({
    kept: String(input.value),
    read,
    onType: input.onChange,
    onLeave: input.onBlur,
  });
  return {
    ...frame,
    ...text,
    error: frame.error ?? text.error,
    name: input.name,
    ref: input.ref,
    required: input.required,
  };
}
