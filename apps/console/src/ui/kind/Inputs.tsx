import { useResourceContext, useTranslate } from 'react-admin';
import type { Kind } from './kind.ts';

interface InputsProps {
  kind: Kind;
  /** The fields that are not written here. */
  without?: readonly string[];
}

const NOTHING: readonly string[] = [];

/** What is written of a plain record, in the order in which its kind states it. */
export function Inputs({ kind, without = NOTHING }: InputsProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return [...kind.fields].map(([source, { Input, isOptional = false }]) => {
    if (!Input || without.includes(source)) return null;
    const hint = translate(`resources.${resource}.hints.${source}`, { _: '' });
    return <Input key={source} source={source} isOptional={isOptional} {...(hint !== '' && { hint })} />;
  });
}
