import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import { Reference } from '../record/Reference.tsx';
import { useRecordName } from '../record/use-record-name.ts';
import { useReference } from '../record/use-reference.ts';
import { Combobox } from './Combobox.tsx';
import type { Show } from './displayed-values.ts';
import { type FieldProps, useField } from './use-field.ts';
import { type SelectableType, useFound } from './use-found.ts';

const showing =
  (reference: string): Show =>
  (id) => <Reference resource={reference} id={Number(id)} />;

/** Selects another record by text search; stores its id, or null when empty. */
export function ReferenceInput({ reference, sort, filter, ...props }: FieldProps & SelectableType) {
  const { frame, input } = useField(props, { show: showing(reference) });
  const { value, onChange, ...rest } = input;
  const represent = useRecordName(reference);
  const { choices, isPending, search } = useFound({ reference, sort, ...(filter && { filter }) });
  const chosen = useReference(reference, typeof value === 'number' ? value : null);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Combobox
          {...rest}
          {...control}
          chosen={chosen ? represent(chosen) : ''}
          choices={choices}
          isPending={isPending}
          onSearch={search}
          onChoose={onChange}
        />
      )}
    </FieldFrame>
  );
}
