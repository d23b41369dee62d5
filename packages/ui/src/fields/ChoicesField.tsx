import { useId } from 'react';
import { Choice, Choices } from '../Choices.tsx';
import styles from './fields.module.css';

interface ChoicesFieldProps<V extends string> {
  label: string;
  options: readonly { value: V; label: string; disabled?: boolean }[];
  value: V;
  onChange: (value: V) => void;
}

/** One of two or three options, side by side; one is always selected. */
export function ChoicesField<V extends string>({ label, options, value, onChange }: ChoicesFieldProps<V>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <Choices labelledBy={id} className={styles.choices}>
        {options.map((option) => (
          <Choice
            key={option.value}
            isChosen={option.value === value}
            disabled={option.disabled}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </Choice>
        ))}
      </Choices>
    </div>
  );
}
