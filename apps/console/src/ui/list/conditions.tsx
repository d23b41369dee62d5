import { useTexts } from '@semestr/ui/language.tsx';
import { BooleanInput } from '../form/BooleanInput.tsx';
import { DateInput } from '../form/DateInput.tsx';
import { ReferenceInput } from '../form/ReferenceInput.tsx';
import { type Choice, SelectInput } from '../form/SelectInput.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { useField } from '../form/use-field.ts';
import { uiTexts } from '../texts/index.ts';
import styles from './list.module.css';
import { SearchBox } from './SearchBox.tsx';
import { useCounts } from './use-counts.ts';

/** Filters for `ListPage`; each sets the key `source` of the list's filter. */
interface FilterProps {
  source: string;
}

/** Text search of a list; «/» focuses it. */
export function SearchFilter() {
  const { input } = useField({ source: 'q', isCondition: true });
  return <SearchBox {...input} />;
}

export const TextFilter = ({ source, maxLength }: FilterProps & { maxLength: number }) => (
  <div className={styles.filterText}>
    <TextInput source={source} maxLength={maxLength} isCondition />
  </div>
);

interface ChoiceFilterProps extends FilterProps {
  choices: readonly Choice[];
  /** Label of the empty option, if it does not mean any value. */
  none?: string;
  /** Whether each option shows its number of records. */
  isCounted?: boolean;
}

/** Selects one of a few options, or any. */
export function ChoiceFilter({ source, choices, none, isCounted = false }: ChoiceFilterProps) {
  const t = useTexts(uiTexts);
  const counts = useCounts(source, isCounted ? choices : []);
  const counted = choices.map(({ id, name }) => {
    const count = counts.get(id);
    return { id, name: count === undefined ? name : `${name} (${count})` };
  });
  return (
    <div className={styles.filterText}>
      <SelectInput source={source} choices={counted} none={none ?? t('list.any')} isCondition />
    </div>
  );
}

/** Selects yes, no, or any. */
export function YesNoFilter({ source }: FilterProps) {
  const t = useTexts(uiTexts);
  const choices = [true, false].map((id) => ({ id, name: t(id ? 'form.yes' : 'form.no') }));
  return <ChoiceFilter source={source} choices={choices} isCounted />;
}

/** Selects a date, or an end of a range. */
export const DayFilter = ({ source }: FilterProps) => (
  <div className={styles.filterText}>
    <DateInput source={source} isCondition />
  </div>
);

/** Selects a record of another type to which the rows refer. */
export const ReferenceFilter = (props: FilterProps & { reference: string; sort: string }) => (
  <div className={styles.filterReference}>
    <ReferenceInput {...props} isCondition />
  </div>
);

/** Restricts the list to records for which the field is true; when unticked, does not filter. */
export const OnlyFilter = ({ source }: FilterProps) => (
  <div className={styles.filterOnly}>
    <BooleanInput source={source} unticked="" />
  </div>
);
