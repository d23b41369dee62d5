import { DataText } from '@semestr/ui/DataText.tsx';
import { type AnyField, valueText } from './field.ts';
import { useSay } from './use-say.ts';

interface ValueProps {
  field: AnyField;
  source: string;
  value: unknown;
  /** Whether to render the text without links. */
  isPlain?: boolean;
}

/** Displays a value of a record; renders nothing when it is empty. */
export function Value({ field, source, value, isPlain = false }: ValueProps) {
  const say = useSay();
  const { Display } = field;
  if (value === null || value === undefined) return null;
  // As in `valueText`: the compiler has checked that the field matches the value.
  if (Display) return <Display value={value as never} source={source} isPlain={isPlain} />;
  return <DataText>{valueText(field, value, source, say)}</DataText>;
}
