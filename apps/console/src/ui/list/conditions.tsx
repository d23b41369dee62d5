import { useTexts } from '@semestr/ui/language.tsx';
import { BooleanInput } from '../form/BooleanInput.tsx';
import { DateInput } from '../form/DateInput.tsx';
import { ReferenceInput } from '../form/ReferenceInput.tsx';
import { type Choice, SelectInput } from '../form/SelectInput.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { useField } from '../form/use-field.ts';
import { uiTexts } from '../texts.ts';
import styles from './list.module.css';
import { SearchBox } from './SearchBox.tsx';
import { useCounts } from './use-counts.ts';

/** Conditions of a list. They stand inside ListPage's filters; each writes its `source` of the filter. */
interface FilterProps {
  source: string;
}

/** The words that a list's texts hold; «/» goes there. */
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
  /** What no choice is called, where it does not stand for any. */
  none?: string;
  /** Whether each choice says how many there are. */
  isCounted?: boolean;
}

/** One of a few things, or any. */
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

/** Those of which it is true, or those of which it is not, or any. */
export function YesNoFilter({ source }: FilterProps) {
  const t = useTexts(uiTexts);
  const choices = [true, false].map((id) => ({ id, name: t(id ? 'form.yes' : 'form.no') }));
  return <ChoiceFilter source={source} choices={choices} isCounted />;
}

/** Those of a day, or from it, or up to it. */
export const DayFilter = ({ source }: FilterProps) => (
  <div className={styles.filterText}>
    <DateInput source={source} isCondition />
  </div>
);

/** Those that belong to one record of another kind. */
export const ReferenceFilter = (props: FilterProps & { reference: string; sort: string }) => (
  <div className={styles.filterReference}>
    <ReferenceInput {...props} isCondition />
  </div>
);

/** Only those of which it is true. Unticked, the condition is absent: it never asks for the others. */
export const OnlyFilter = ({ source }: FilterProps) => (
  <div className={styles.filterOnly}>
    <BooleanInput source={source} unticked="" />
  </div>
);
