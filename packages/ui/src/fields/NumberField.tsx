import { Minus, Plus } from 'lucide-react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import styles from './fields.module.css';

interface NumberFieldProps extends FieldProps {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** What the buttons do. */
  lessLabel: string;
  moreLabel: string;
}

/** A small whole number, typed or stepped. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, value, onChange, min, max, lessLabel, moreLabel } = props;
  const step = (to: number): void => onChange(Math.min(max, Math.max(min, to)));
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.stepper}>
          <button
            type="button"
            aria-label={lessLabel}
            disabled={value <= min}
            onClick={() => step(value - 1)}
          >
            <Minus size={16} strokeWidth={1.75} aria-hidden />
          </button>
          <input
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
            aria-label={moreLabel}
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
