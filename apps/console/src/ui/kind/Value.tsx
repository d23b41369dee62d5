import { DataText } from '@semestr/ui/DataText.tsx';
import { type AnyField, valueText } from './field.ts';
import { useFormatters } from './use-formatters.ts';

interface ValueProps {
  field: AnyField;
  source: string;
  value: unknown;
  /** Whether to render the text without links. */
  isPlain?: boolean;
}

/** Displays a value of a record; renders nothing when it is empty. */
export function Value({ field, source, value, isPlain = false }: ValueProps) {
  const formatters = useFormatters();
  const { Display } = field;
  if (value === null || value === undefined) return null;
  // The compiler has checked that the field matches the value; see `valueText`.
  if (Display) return <Display value={value as never} source={source} isPlain={isPlain} />;
  return <DataText>{valueText(field, value, source, formatters)}</DataText>;
}
