import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { classNames } from '@semestr/ui/class-names';
import fields from '@semestr/ui/fields/fields.module.css';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import styles from './form.module.css';
import type { Choice as Offered } from './SelectInput.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface TogglesInputProps extends FieldProps {
  /** An option with a short name. */
  choices: readonly (Offered & {
    id: number;
    /** A word, shown in red, that explains why it should not be selected. */
    trouble?: string;
  })[];
  /** Label of a toggle for the empty selection, such as "Every week"; pressed while nothing is selected. */
  every?: string;
}

const listOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Toggle buttons that select several of a few options; stores their ids in the order of the options. */
export function TogglesInput({ choices, every, ...props }: TogglesInputProps) {
  const show = (value: unknown): string =>
    choices.flatMap(({ id, name }) => (listOf(value).includes(id) ? [name] : [])).join(', ');
  const { frame, input } = useField({ ...props, isOptional: true }, { show });
  const labelId = useId();
  const chosen = listOf(input.value);
  const toggled = (toggledId: number): number[] =>
    choices.flatMap(({ id }) => (chosen.includes(id) === (id === toggledId) ? [] : [id]));
  return (
    <div className={fields.field}>
      <span id={labelId} className={fields.label}>
        {frame.label}
        <span className={fields.optional}>{frame.optional}</span>
      </span>
      <Choices labelledBy={labelId} className={fields.choices}>
        {every !== undefined && (
          <Choice isChosen={chosen.length === 0} onClick={() => input.onChange([])}>
            {every}
          </Choice>
        )}
        {choices.map(({ id, name, trouble }) => (
          <Choice
            key={id}
            isChosen={chosen.includes(id)}
            className={classNames(trouble && styles.trouble)}
            onClick={() => input.onChange(toggled(id))}
          >
            {trouble && <CircleAlert size={14} strokeWidth={2} aria-label={trouble} />}
            {name}
          </Choice>
        ))}
      </Choices>
    </div>
  );
}
