import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import { Search } from 'lucide-react';
import { useInput, useTranslateLabel } from 'react-admin';
import { useTexts } from '@semestr/ui/language';
import { TextInput } from './TextInput.tsx';
import { uiTexts } from './texts.ts';
import styles from './list.module.css';

/** Conditions of a list. They stand inside ListPage's filters; each writes its `source` of the filter. */
interface FilterProps {
  source: string;
}

const text = (maxLength: number) => ({ maxLength, spellCheck: false, autoComplete: 'off' });

/** The search of a list; «/» goes there. */
export const SearchFilter = ({ source }: FilterProps) => (
  <div className={styles.filterSearch}>
    <TextInput
      source={source}
      type="search"
      slotProps={{
        // A placeholder of one space lets CSS tell an empty field.
        htmlInput: { ...text(100), placeholder: ' ', 'data-search': true, 'aria-keyshortcuts': '/' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={16} strokeWidth={1.75} aria-hidden />
            </InputAdornment>
          ),
          endAdornment: (
            <kbd className={styles.key} aria-hidden>
              /
            </kbd>
          ),
        },
      }}
    />
  </div>
);

export const TextFilter = ({ source, maxLength }: FilterProps & { maxLength: number }) => (
  <div className={styles.filterText}>
    <TextInput source={source} slotProps={{ htmlInput: text(maxLength) }} />
  </div>
);

interface ChoiceFilterProps extends FilterProps {
  choices: readonly { id: number; name: string }[];
}

const numberOf = (value: string): number | '' => (value === '' ? '' : Number(value));

/** One of a few numbered things, or any. */
export function ChoiceFilter({ source, choices }: ChoiceFilterProps) {
  const t = useTexts(uiTexts);
  return (
    <div className={styles.filterText}>
      <TextInput source={source} parse={numberOf} select slotProps={{ select: { native: true } }}>
        <option value="">{t.any}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </TextInput>
    </div>
  );
}

/** Only those of which it is true. Unticked, the condition is absent: it never asks for the others. */
export function OnlyFilter({ source }: FilterProps) {
  const translateLabel = useTranslateLabel();
  const { field } = useInput({ source });
  return (
    <FormControlLabel
      className={styles.filterOnly ?? ''}
      label={translateLabel({ source })}
      control={
        <Checkbox
          name={source}
          checked={field.value === true}
          onChange={(_event, isTicked) => field.onChange(isTicked ? true : '')}
          onBlur={field.onBlur}
        />
      }
    />
  );
}
