import type { Show } from './shown-values.ts';
import { type FieldProps, useField } from './use-field.ts';
import { useTypedText } from './use-typed-text.ts';

interface Typed {
  /** What is typed as the record keeps it; null where it cannot be read. What the record keeps can be read too. */
  read: (text: string) => string | null;
  /** What the record keeps as it is typed. */
  write: (kept: string) => string;
  show: Show;
}

const isBlank = (text: string): boolean => text.trim() === '';

/**
 * Binds a field in which a value is typed in other words than the record keeps it. What cannot be read is refused with the
 * form, and a list is not narrowed by it.
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
