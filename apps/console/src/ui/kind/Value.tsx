import { type AnyField, valueText } from './field.ts';
import { useSay } from './use-say.ts';

interface ValueProps {
  field: AnyField;
  source: string;
  value: unknown;
  /** Nothing in it leads elsewhere. */
  isPlain?: boolean;
}

/** A value of a record as it is shown; nothing where it holds none. */
export function Value({ field, source, value, isPlain = false }: ValueProps) {
  const say = useSay();
  const { Shown } = field;
  if (value === null || value === undefined) return null;
  // As in `valueText`: the compiler has seen that the field is that of the value.
  if (Shown) return <Shown value={value as never} source={source} isPlain={isPlain} />;
  return <>{valueText(field, value, source, say)}</>;
}
