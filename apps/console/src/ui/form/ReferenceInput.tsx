import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import { useState } from 'react';
import { useDebouncedEvent, useGetList } from 'react-admin';
import { useRecordName } from '../record/use-record-name.ts';
import { Reference } from '../record/Reference.tsx';
import { useReference } from '../record/use-reference.ts';
import { Combobox } from './Combobox.tsx';
import type { Show } from './shown-values.ts';
import { type FieldProps, useField } from './use-field.ts';

interface ReferenceInputProps extends FieldProps {
  /** The kind of record that is chosen. */
  reference: string;
  /** By what its records are ordered. */
  sort: string;
  /** Narrows what may be chosen. */
  filter?: Readonly<Record<string, unknown>>;
}

const EVERYTHING = {};

/** How many are offered at once; who looks for another one types. */
const OFFERED = { page: 1, perPage: 20 };

const showing =
  (reference: string): Show =>
  (id) => <Reference resource={reference} id={Number(id)} />;

/** Another record, found by words; its id is kept, null where there is none. */
export function ReferenceInput({ reference, sort, filter = EVERYTHING, ...props }: ReferenceInputProps) {
  const { frame, input } = useField(props, { show: showing(reference) });
  const { value, onChange, ...rest } = input;
  const represent = useRecordName(reference);
  const [q, setWords] = useState<string | null>(null);
  const search = useDebouncedEvent(setWords, 250);
  const { data } = useGetList(
    reference,
    { filter: { ...filter, ...(q && { q }) }, sort: { field: sort, order: 'ASC' }, pagination: OFFERED },
    // What was found stays until something else is.
    { enabled: q !== null, placeholderData: (found) => found },
  );
  const chosen = useReference(reference, typeof value === 'number' ? value : null);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Combobox
          {...rest}
          {...control}
          chosen={chosen ? represent(chosen) : ''}
          choices={data?.map((record) => ({ id: Number(record.id), name: represent(record) }))}
          onSearch={search}
          onChoose={onChange}
        />
      )}
    </FieldFrame>
  );
}
