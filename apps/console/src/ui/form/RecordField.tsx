import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import { useRecordName } from '../record/use-record-name.ts';
import { useReference } from '../record/use-reference.ts';
import { Combobox } from './Combobox.tsx';
import { useFound } from './use-found.ts';

interface RecordFieldProps {
  label: string;
  placeholder?: string;
  /** The record type, by the name of its resource. */
  reference: string;
  /** The field by which options are sorted. */
  sort: string;
  filter?: Readonly<Record<string, unknown>>;
  value: number | null;
  onChange: (id: number | null) => void;
}

/** Selects a record by text search, outside a form. */
export function RecordField(props: RecordFieldProps) {
  const { label, placeholder, reference, sort, filter, value, onChange } = props;
  const { choices, isPending, search } = useFound({ reference, sort, ...(filter && { filter }) });
  const represent = useRecordName(reference);
  const record = useReference(reference, value);
  return (
    <FieldFrame label={label}>
      {(control) => (
        <Combobox
          {...control}
          chosen={record ? represent(record) : ''}
          choices={choices}
          isPending={isPending}
          onSearch={search}
          onChoose={(id) => onChange(typeof id === 'number' ? id : null)}
          autoComplete="off"
          {...(placeholder !== undefined && { placeholder })}
        />
      )}
    </FieldFrame>
  );
}
