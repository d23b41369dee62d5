import { dotted, type IsoDate, parseTypedDate } from '@semestr/core/dates';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { useTexts } from '../language.tsx';
import { FieldFrame, type ValueProps } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { fieldTexts } from './texts.ts';

/** Fetched when somebody would rather pick than type. */
const Calendar = lazy(() => import('./Calendar.tsx'));

interface DateFieldProps extends ValueProps<string> {
  /** Where the calendar opens while there is no date: for a birth date, many years back. */
  opensAt: IsoDate;
  min?: IsoDate;
  max?: IsoDate;
}

/**
 * A date, typed in any of four ways or picked. The value is the text, which `parseTypedDate` of core reads; what is a date
 * is written with dots when one leaves the field.
 */
export function DateField({ label, hint, error, value, onChange, onBlur, ...props }: DateFieldProps) {
  const { opensAt, min, max, ...input } = props;
  const t = useTexts(fieldTexts);
  const [isOpen, setOpen] = useState(false);
  const date = parseTypedDate(value);
  return (
    <FieldFrame label={label} hint={hint ?? t('dateForm')} error={error}>
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
              if (date !== null) onChange(dotted(date));
              onBlur?.();
            }}
          />
          <IconButton label={t('pickDate')} className={styles.endButton} onClick={() => setOpen(true)}>
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
                    onChange(dotted(picked));
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
