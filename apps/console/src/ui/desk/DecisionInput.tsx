import { BooleanInput } from '../form/BooleanInput.tsx';
import { DateInput } from '../form/DateInput.tsx';
import { NumberInput } from '../form/NumberInput.tsx';
import { ReferenceInput } from '../form/ReferenceInput.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { type DecisionField } from '@semestr/core/requests/lifecycle';

/** A field of a decision. */
export function DecisionInput({ field }: { field: DecisionField }) {
  const { source, isOptional = false } = field;
  const own = { source, isOptional };
  if (field.is === 'number')
    return <NumberInput {...own} min={field.min} max={field.max} step={field.step ?? 1} />;
  if (field.is === 'text') return <TextInput {...own} maxLength={field.maxLength} />;
  if (field.is === 'date') return <DateInput {...own} />;
  if (field.is === 'flag') return <BooleanInput source={source} />;
  return <ReferenceInput {...own} reference="employees" sort="lastName" />;
}
