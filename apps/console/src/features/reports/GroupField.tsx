import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import { useState } from 'react';
import { Combobox } from '../../ui/form/Combobox.tsx';
import type { Choices } from './use-choices.ts';

/** Maximum number of options shown at a time; typing finds the others. */
const OFFERED = 20;

interface GroupFieldProps {
  label: string;
  placeholder: string;
  choices: Choices;
  value: string | undefined;
  onChange: (groupId: string) => void;
}

/** Selects a group by its number. */
export function GroupField({ label, placeholder, choices, value, onChange }: GroupFieldProps) {
  const [words, setWords] = useState('');
  const chosen = choices.everyGroup.find(({ id }) => String(id) === value);
  return (
    <FieldFrame label={label}>
      {(control) => (
        <Combobox
          {...control}
          chosen={chosen?.name ?? ''}
          choices={choices.groups.filter(({ name }) => name.includes(words.trim())).slice(0, OFFERED)}
          onSearch={setWords}
          onChoose={(id) => onChange(id === null ? '' : String(id))}
          autoComplete="off"
          placeholder={placeholder}
        />
      )}
    </FieldFrame>
  );
}
