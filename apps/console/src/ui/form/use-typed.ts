import type { Show } from './displayed-values.ts';
import { type Explain, type FieldProps, useField } from './use-field.ts';
import { useTypedText } from './use-typed-text.ts';

interface Typed {
  /** Converts the typed form to the stored form; null when it cannot be parsed. Also accepts the stored form. */
  read: (text: string) => string | null;
  /** Converts the stored form to the typed form. */
  write: (kept: string) => string;
  show: Show;
  /** Expected format, shown when the text cannot be parsed. */
  unreadable: string;
  /** Explains why a value in the right format is rejected. */
  explain?: Explain;
}

const isBlank = (text: string): boolean => text.trim() === '';

/**
 * Binds a field whose typed form differs from its stored form. Text that cannot be parsed makes the form invalid; in a
 * filter it is ignored.
 */
export function useTyped(props: FieldProps, { read, write, show, unreadable, explain }: Typed) {
  const { isCondition = false, isOptional = isCondition } = props;
  const isReadable = (value: unknown): boolean => typeof value === 'string' && read(value) !== null;
  const { frame, input } = useField(props, {
    show,
    parse: (text: string) => read(text) ?? (isCondition || (isOptional && isBlank(text)) ? null : text),
    format: (value: unknown) =>
      typeof value !== 'string' ? '' : read(value) === null ? value : write(value),
    check: (value) =>
      typeof value !== 'string' || isBlank(value) || read(value) !== null ? undefined : 'format',
    explain: (fault, value) =>
      fault === 'format' && !isReadable(value) ? unreadable : explain?.(fault, value),
  });
  const text = useTypedText({
    kept: String(input.value),
    read,
    unreadable,
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
