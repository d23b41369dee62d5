import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect } from 'react';
import { type InputProps, useInput } from 'react-admin';
import { uiTexts } from '../texts.ts';
import { useFieldName } from '../use-field-name.ts';
import { faultIn, type FaultName } from './faults.ts';
import { useShownValues, type Show } from './shown-values.ts';

/** What every input takes. */
export interface FieldProps {
  /** The field of the record, or of a list's filter. */
  source: string;
  /** Without it, the name of the field in the resource's texts. */
  label?: string;
  /** How to fill it in, below the label. */
  hint?: string;
  /** May stay empty: stored as null. */
  isOptional?: boolean;
  /** One of a list's conditions, all of which may stay empty without being marked so. */
  isCondition?: boolean;
}

/** Names what is wrong with a value, if something is. */
type Check = (value: unknown) => FaultName | undefined;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const required: Check = (value) => (isEmpty(value) ? 'required' : undefined);

/**
 * Binds an input to its form. `frame` is for `FieldFrame`, `input` for the element that is filled in; `show` writes a value
 * for a reader. Without a refusal of its own the server's fault of this field is shown.
 */
export function useField(
  { source, label, hint, isCondition = false, isOptional = isCondition }: FieldProps,
  { show, check, ...own }: Pick<InputProps, 'parse' | 'format'> & { show?: Show; check?: Check } = {},
) {
  const t = useTexts(uiTexts);
  const nameOf = useFieldName();
  const { field, fieldState } = useInput({
    source,
    ...own,
    validate: [...(isOptional ? [] : [required]), ...(check ? [check] : [])],
  });
  const { register } = useShownValues();
  const name = label ?? nameOf(source);
  // A form that has to show two versions of its values asks its fields how.
  useEffect(() => register(source, { label: name, show: show ?? String }));
  const fault = faultIn(fieldState.error?.message);
  return {
    frame: {
      label: name,
      hint,
      error: fault ? t(`faults.${fault}`) : undefined,
      optional: isOptional && !isCondition ? t('form.optional') : undefined,
    },
    input: { ...field, required: !isOptional },
  };
}
