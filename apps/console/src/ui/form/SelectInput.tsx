import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { ChevronDown } from 'lucide-react';
import { uiTexts } from '../texts.ts';
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
  const { frame, input } = useField(props, {
    // In the page every value is text.
    parse: (text: string) => choices.find(({ id }) => String(id) === text)?.id ?? null,
    show: (value) => choices.find(({ id }) => id === value)?.name ?? t('form.none'),
  });
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className={fields.withButton}>
          <select {...input} {...control} className={fields.input}>
            <option value="">{none ?? (props.isOptional ? t('form.none') : '')}</option>
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
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
