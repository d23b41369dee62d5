import { count } from '@semestr/api/built-reports';
import { type DimensionName, type ViewName, views } from '@semestr/core/built-reports';
import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import { useLanguage } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SelectedValues } from '../../../ui/form/SelectedValues.tsx';
import { Combobox } from '../../../ui/form/Combobox.tsx';
import type { Choice } from '../../../ui/form/SelectInput.tsx';
import { type SelectableType, useFound } from '../../../ui/form/use-found.ts';
import { Reference } from '../../../ui/record/Reference.tsx';
import { useCall } from '../../../ui/record/use-call.ts';
import { recordDimensions } from './record-dimensions.ts';

type Values = readonly (string | number)[];

interface ValuesFieldProps {
  view: ViewName;
  dimension: DimensionName;
  label: string;
  placeholder: string;
  values: Values;
  onChange: (values: Values) => void;
}

/** Selects values of a dimension, any of which matches: records are searched, other values are listed. */
export function ValuesField(props: ValuesFieldProps) {
  const recordType = recordDimensions[props.dimension];
  return recordType ? <RecordValues {...props} kept={recordType} /> : <ListedValues {...props} />;
}

function RecordValues({ kept: recordType, ...props }: ValuesFieldProps & { kept: SelectableType }) {
  const { choices, isPending, search } = useFound(recordType);
  return (
    <Several
      {...props}
      choices={choices}
      isPending={isPending}
      onSearch={search}
      renderName={(id) => <Reference resource={recordType.reference} id={Number(id)} />}
    />
  );
}

/** Maximum number of options shown at a time; typing finds the others. */
const OFFERED = 50;

/** The values of a dimension are loaded as a report with that dimension as its only rows. */
function ListedValues(props: ValuesFieldProps) {
  const { view, dimension } = props;
  const language = useLanguage();
  const call = useCall();
  const [words, setWords] = useState('');
  const [measure] = views[view].measures;
  const { data } = useQuery({
    queryKey: ['built-report-values', view, dimension, language],
    queryFn: () => call(count, { query: { view, rows: JSON.stringify([dimension]), measure } }),
    staleTime: 10 * 60_000,
  });
  const all: Choice[] = (data?.rows ?? []).flatMap(([name], index) => {
    const id = data?.keys[index]?.[dimension];
    return id === null || id === undefined ? [] : [{ id, name: String(name) }];
  });
  const searchText = words.trim().toLowerCase();
  return (
    <Several
      {...props}
      choices={data && all.filter(({ name }) => name.toLowerCase().includes(searchText)).slice(0, OFFERED)}
      onSearch={setWords}
      renderName={(value) => all.find(({ id }) => id === value)?.name ?? String(value)}
    />
  );
}

interface SeveralProps extends ValuesFieldProps {
  choices: readonly Choice[] | undefined;
  isPending?: boolean;
  onSearch: (words: string) => void;
  renderName: (value: string | number) => ReactNode;
}

function Several(props: SeveralProps) {
  const { label, placeholder, values, onChange, choices, isPending = false, onSearch, renderName } = props;
  return (
    <FieldFrame label={label}>
      {(control) => (
        <>
          <SelectedValues values={values} renderName={renderName} onChange={onChange} />
          <Combobox
            {...control}
            chosen=""
            choices={choices?.filter(({ id }) => !values.some((value) => value === id))}
            isPending={isPending}
            onSearch={onSearch}
            onChoose={(id) => {
              if (typeof id === 'string' || typeof id === 'number') onChange([...values, id]);
            }}
            autoComplete="off"
            placeholder={placeholder}
          />
        </>
      )}
    </FieldFrame>
  );
}
