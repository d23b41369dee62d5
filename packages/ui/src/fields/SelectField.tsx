import { languageOfData } from '@semestr/core/languages';
import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { useLanguage } from '../language.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import styles from './fields.module.css';

interface SelectFieldProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
  /** Shown while nothing is selected, or explains what the selection depends on: "first the faculty". */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
}

/** One of a few options that can be read at a glance. */
export function SelectField({ label, hint, error, placeholder, options, ...select }: SelectFieldProps) {
  const language = useLanguage();
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.withButton}>
          <select {...select} {...control} className={styles.input}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: name }) => (
              <option key={value} value={value} lang={languageOfData(name, language)}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown size={16} strokeWidth={1.75} className={styles.arrow} aria-hidden />
        </div>
      )}
    </FieldFrame>
  );
}
