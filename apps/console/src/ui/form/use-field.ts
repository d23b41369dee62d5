import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect } from 'react';
import { type InputProps, useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { uiTexts } from '../texts/index.ts';
import { useFieldName } from '../use-field-name.ts';
import { faultIn, type FaultName } from './faults.ts';
import { useDisplayedValues, type Show } from './displayed-values.ts';

/** Props of every input. */
export interface FieldProps {
  /** Field of the record, or of a list's filter. */
  source: string;
  /** Label; by default the field's name in the resource's texts. */
  label?: string;
  /** Help text below the label. */
  hint?: string;
  /** Whether it may be empty, which is stored as null. */
  isOptional?: boolean;
  /** Whether it is a filter of a list. Filters may always be empty and are not marked as optional. */
  isCondition?: boolean;
}

/** Returns the error code of an invalid value. */
type Check = (value: unknown) => FaultName | undefined;

/** Returns the expected value for the error message; undefined when the input does not determine it. */
export type Explain = (fault: FaultName, value: unknown) => string | undefined;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const required: Check = (value) => (isEmpty(value) ? 'required' : undefined);

/**
 * Binds an input to its form. `frame` is for `FieldFrame`, `input` for the form control; `show` formats a value for
 * display. Shows the server's error of this field unless its own check fails; `explain` words it for the value.
 */
export function useField(
  { source, label, hint, isCondition = false, isOptional = isCondition }: FieldProps,
  {
    show,
    check,
    explain,
    ...own
  }: Pick<InputProps, 'parse' | 'format'> & { show?: Show; check?: Check; explain?: Explain } = {},
) {
  const t = useTexts(uiTexts);
  const nameOf = useFieldName();
  const { field, fieldState } = useInput({
    source,
    ...own,
    validate: [...(isOptional ? [] : [required]), ...(check ? [check] : [])],
  });
  const { getValues } = useFormContext();
  const { register } = useDisplayedValues();
  const name = label ?? nameOf(source);
  // Registers the formatter for forms that compare two versions of their values.
  useEffect(() => register(source, { label: name, show: show ?? String }));
  const fault = faultIn(fieldState.error?.message);
  const sentenceOf = (reason: FaultName): string =>
    reason === 'required' ? t('faults.required', { name }) : t(`faults.${reason}`);
  return {
    frame: {
      label: name,
      hint,
      error: fault ? (explain?.(fault, getValues(source)) ?? sentenceOf(fault)) : undefined,
      optional: isOptional && !isCondition ? t('form.optional') : undefined,
    },
    input: { ...field, required: !isOptional },
  };
}
