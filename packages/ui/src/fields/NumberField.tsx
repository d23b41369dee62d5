import { Minus, Plus } from 'lucide-react';
import { useTexts } from '../language.tsx';
import { FieldFrame, type ValueProps } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { fieldTexts } from './texts.ts';

interface NumberFieldProps extends ValueProps<number> {
  min: number;
  max: number;
}

/** A small whole number, typed or changed with buttons. */
export function NumberField({ label, hint, error, value, onChange, min, max, ...input }: NumberFieldProps) {
  const t = useTexts(fieldTexts);
  const step = (to: number): void => onChange(Math.min(max, Math.max(min, to)));
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.stepper}>
          <button
            type="button"
            aria-label={t('less')}
            disabled={value <= min}
            onClick={() => step(value - 1)}
          >
            <Minus size={16} strokeWidth={1.75} aria-hidden />
          </button>
          <input
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            value={value}
            onChange={({ target }) => step(Number(target.value.replaceAll(/\D/g, '')))}
            onKeyDown={(event) => {
              const change = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (change === undefined) return;
              event.preventDefault();
              step(value + change);
            }}
          />
          <button
            type="button"
            aria-label={t('more')}
            disabled={value >= max}
            onClick={() => step(value + 1)}
          >
            <Plus size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
