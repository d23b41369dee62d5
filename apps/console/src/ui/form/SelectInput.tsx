import { languageOfData } from '@semestr/core/languages';
import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { ChevronDown } from 'lucide-react';
import { uiTexts } from '../texts/index.ts';
import { type FieldProps, useField } from './use-field.ts';

export interface Choice {
  id: number | string | boolean;
  name: string;
}

interface SelectInputProps extends FieldProps {
  choices: readonly Choice[];
  /** Label of the empty option. */
  none?: string;
  /** Called with the id of the selected option. */
  onChosen?: (id: Choice['id'] | null) => void;
}

/** One of a few options, by id; null when none is selected. */
export function SelectInput({ choices, none, onChosen, ...props }: SelectInputProps) {
  const t = useTexts(uiTexts);
  const idOf = (text: string): Choice['id'] | null =>
    choices.find(({ id }) => String(id) === text)?.id ?? null;
  const { frame, input } = useField(props, {
    // The DOM only stores text values.
    format: (id: Choice['id'] | null | undefined) => String(id ?? ''),
    parse: idOf,
    show: (value) => choices.find(({ id }) => id === value)?.name ?? t('form.none'),
  });
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className={fields.withButton}>
          <select
            {...input}
            {...control}
            className={fields.input}
            onChange={(event) => {
              input.onChange(event);
              onChosen?.(idOf(event.target.value));
            }}
          >
            <option value="">{none ?? (props.isOptional ? t('form.none') : '')}</option>
            {choices.map(({ id, name }) => (
              <option key={String(id)} value={String(id)} lang={languageOfData(name, t.language)}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown size={16} strokeWidth={1.75} className={fields.arrow} aria-hidden />
        </div>
      )}
    </FieldFrame>
  );
}
