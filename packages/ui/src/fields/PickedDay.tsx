import { lazyPart } from '../connection/fetch-part.ts';
import type { IsoDate } from '@semestr/core/dates';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { IconButton } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { useTexts } from '../language.tsx';
import { FieldFrame, type ValueProps } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { fieldTexts } from './texts.ts';

/** Loaded when the user opens the calendar. */
const Calendar = lazyPart(() => import('./Calendar.tsx'));

/** Props of fields with a typed date. */
export interface DayProps extends ValueProps<string>, Pick<ComponentProps<'input'>, 'required'> {
  /** Next to the label: marks the field as optional. */
  optional?: string | undefined;
  placeholder?: string;
  /** Where the calendar opens without a date: for a birth date, many years back. */
  opensAt: IsoDate;
  min?: IsoDate;
  max?: IsoDate;
}

interface PickedDayProps extends DayProps {
  /** Date of the typed text. */
  date: IsoDate | null;
  /** The typed text as formatted on blur; null when it cannot be parsed. */
  written: string | null;
  /** Returns the text after a date was picked. */
  withDay: (picked: IsoDate) => string;
}

/** A text that contains a date, which can also be picked from a calendar. */
export function PickedDay({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  onBlur,
  opensAt,
  min,
  max,
  date,
  written,
  withDay,
  ...input
}: PickedDayProps) {
  const t = useTexts(fieldTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            {...input}
            {...control}
            type="text"
            autoComplete="off"
            className={styles.input}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onBlur={() => {
              if (written !== null) onChange(written);
              onBlur?.();
            }}
          />
          <IconButton
            label={t('pickDate')}
            className={styles.endButton}
            disabled={input.disabled}
            onClick={() => setOpen(true)}
          >
            <CalendarDays size={18} strokeWidth={1.75} />
          </IconButton>
          {isOpen && (
            <Dialog title={label} onClose={() => setOpen(false)}>
              <Suspense fallback={<div className={styles.calendar} />}>
                <Calendar
                  date={date}
                  opensAt={opensAt}
                  min={min}
                  max={max}
                  onPick={(picked) => {
                    onChange(withDay(picked));
                    setOpen(false);
                  }}
                />
              </Suspense>
            </Dialog>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
