import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { Search } from 'lucide-react';
import { BooleanInput } from '../form/BooleanInput.tsx';
import { ReferenceInput } from '../form/ReferenceInput.tsx';
import { type Choice, SelectInput } from '../form/SelectInput.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { useField } from '../form/use-field.ts';
import { uiTexts } from '../texts.ts';
import styles from './list.module.css';

/** Conditions of a list. They stand inside ListPage's filters; each writes its `source` of the filter. */
interface FilterProps {
  source: string;
}

/** The words that a list's texts hold; «/» goes there. */
export function SearchFilter() {
  const t = useTexts(uiTexts);
  const { frame, input } = useField({ source: 'q', label: t('list.search'), isCondition: true });
  return (
    <div className={styles.filterSearch}>
      <FieldFrame {...frame}>
        {(control) => (
          <div className={fields.withButton}>
            <Search size={16} strokeWidth={1.75} className={fields.start} aria-hidden />
            <input
              {...input}
              {...control}
              type="search"
              className={fields.input}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              // A placeholder of one space lets CSS tell an empty field.
              placeholder=" "
              data-search
              aria-keyshortcuts="/"
            />
            <kbd className={styles.key} aria-hidden>
              /
            </kbd>
          </div>
        )}
      </FieldFrame>
    </div>
  );
}

export const TextFilter = ({ source, maxLength }: FilterProps & { maxLength: number }) => (
  <div className={styles.filterText}>
    <TextInput source={source} maxLength={maxLength} isCondition />
  </div>
);

/** One of a few things, or any. */
export function ChoiceFilter({ source, choices }: FilterProps & { choices: readonly Choice[] }) {
  const t = useTexts(uiTexts);
  return (
    <div className={styles.filterText}>
      <SelectInput source={source} choices={choices} none={t('list.any')} isCondition />
    </div>
  );
}

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
