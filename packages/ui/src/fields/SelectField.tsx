import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import styles from './fields.module.css';

interface SelectFieldProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
  /** Stands there while nothing is chosen, or says on what the choice waits: "first the faculty". */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
}

/** One of a few that can be read at a glance. */
export const SelectField = ({ label, hint, error, placeholder, options, ...select }: SelectFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error}>
    {(control) => (
      <div className={styles.withButton}>
        <select {...select} {...control} className={styles.input}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown size={16} strokeWidth={1.75} className={styles.arrow} aria-hidden />
      </div>
    )}
  </FieldFrame>
);
