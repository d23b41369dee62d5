import { useTexts } from '@semestr/ui/language.tsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from '../texts/index.ts';
import styles from './chosen.module.css';

interface SelectedValuesProps<V extends string | number> {
  values: readonly V[];
  renderName: (value: V) => ReactNode;
  onChange: (values: V[]) => void;
}

/** Selected values, each with a button to remove it. */
export function SelectedValues<V extends string | number>({
  values,
  renderName,
  onChange,
}: SelectedValuesProps<V>) {
  const t = useTexts(uiTexts);
  if (values.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {values.map((value) => (
        <li key={value}>
          <button
            type="button"
            className={styles.one}
            onClick={() => onChange(values.filter((other) => other !== value))}
          >
            <span className="visually-hidden">{t('form.remove')} </span>
            {renderName(value)}
            <X size={14} strokeWidth={1.75} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
