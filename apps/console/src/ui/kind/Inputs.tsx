import { useResourceContext, useTranslate } from 'react-admin';
import type { RecordType } from './kind.ts';

interface InputsProps {
  kind: RecordType;
  /** Fields to leave out. */
  without?: readonly string[];
}

const NOTHING: readonly string[] = [];

/** Inputs of a plain record, in the order of its record type. */
export function Inputs({ kind, without = NOTHING }: InputsProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return [...kind.fields].map(([source, { Input, isOptional = false }]) => {
    if (!Input || without.includes(source)) return null;
    const hint = translate(`resources.${resource}.hints.${source}`, { _: '' });
    return <Input key={source} source={source} isOptional={isOptional} {...(hint !== '' && { hint })} />;
  });
}
