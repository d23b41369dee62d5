import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { useState } from 'react';

/** The first day that may be asked for, and the last: what somebody is still typing is none of them. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

interface DayFieldProps {
  label: string;
  value: string | undefined;
  onChange: (day: string) => void;
  error?: string | undefined;
}

/** A day, or none. While its year is being typed it is none that is asked for. */
export function DayField({ label, value = '', onChange, error }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <input
          {...control}
          type="date"
          className={fields.input}
          min={FIRST_DAY}
          max={LAST_DAY}
          value={typed ?? value}
          onChange={({ target }) => {
            const isAsked = target.value === '' || (target.value >= FIRST_DAY && target.value <= LAST_DAY);
            setTyped(isAsked ? null : target.value);
            if (isAsked) onChange(target.value);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </FieldFrame>
  );
}
