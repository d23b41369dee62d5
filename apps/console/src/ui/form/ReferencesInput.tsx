import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import { Reference } from '../record/Reference.tsx';
import { SelectedValues } from './SelectedValues.tsx';
import { Combobox } from './Combobox.tsx';
import type { Show } from './displayed-values.ts';
import { type FieldProps, useField } from './use-field.ts';
import { type SelectableType, useFound } from './use-found.ts';

const idsOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

const showing =
  (reference: string): Show =>
  (value) =>
    idsOf(value).map((id, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <Reference resource={reference} id={id} />
      </span>
    ));

/** Selects other records by text search; stores their ids in the order of selection. */
export function ReferencesInput({ reference, sort, filter, ...props }: FieldProps & SelectableType) {
  const { frame, input } = useField({ ...props, isOptional: true }, { show: showing(reference) });
  const { value, onChange, ...rest } = input;
  const ids = idsOf(value);
  const { choices, isPending, search } = useFound({ reference, sort, ...(filter && { filter }) });
  const others = choices?.filter(({ id }) => !ids.includes(Number(id)));
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <>
          <SelectedValues
            values={ids}
            renderName={(id) => <Reference resource={reference} id={id} />}
            onChange={onChange}
          />
          <Combobox
            {...rest}
            {...control}
            chosen=""
            choices={others}
            isPending={isPending}
            onSearch={search}
            onChoose={(id) => id !== null && onChange([...ids, id])}
          />
        </>
      )}
    </FieldFrame>
  );
}
