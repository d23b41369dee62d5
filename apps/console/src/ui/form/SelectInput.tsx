import { useTexts } from '@semestr/ui/language.tsx';
import { ChevronDown } from 'lucide-react';
import { uiTexts } from '../texts.ts';
import { Field } from './Field.tsx';
import styles from './field.module.css';
import { type FieldProps, useField } from './use-field.ts';

export interface Choice {
  id: number | string;
  name: string;
}

interface SelectInputProps extends FieldProps {
  choices: readonly Choice[];
  /** Stands for no choice. */
  none?: string;
}

/** One of a few things, by its id; null where none is chosen. */
export function SelectInput({ choices, none, ...props }: SelectInputProps) {
  const t = useTexts(uiTexts);
  const { shell, control } = useField(props, {
    // In the page every value is text.
    parse: (text: string) => choices.find(({ id }) => String(id) === text)?.id ?? null,
    show: (value) => choices.find(({ id }) => id === value)?.name ?? t('form.none'),
  });
  return (
    <Field {...shell}>
      <select {...control} className={styles.input}>
        <option value="">{none ?? (props.isOptional ? t('form.none') : '')}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.75} className={styles.chevron} aria-hidden />
    </Field>
  );
}
