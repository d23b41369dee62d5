import { dotted, type IsoDate } from '@semestr/core/dates';
import { readDay } from '@semestr/core/typed';
import { DateField } from '@semestr/ui/fields/DateField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { today } from '../../clock.ts';
import { uiTexts } from '../texts/index.ts';
import { useTypedText } from './use-typed-text.ts';

interface DayFieldProps {
  label: string;
  /** An ISO date. */
  value: string | undefined;
  onChange: (day: string) => void;
  error?: string | undefined;
}

/** An optional date outside a form. Incomplete dates are not reported as changes. */
export function DayField({ label, value = '', onChange, error }: DayFieldProps) {
  const t = useTexts(uiTexts);
  const text = useTypedText({
    kept: value && dotted(value as IsoDate),
    read: readDay,
    unreadable: t('expected.dayForm'),
    onType: (typed) => {
      const day = typed.trim() === '' ? '' : readDay(typed);
      if (day !== null && day !== value) onChange(day);
    },
  });
  return (
    <DateField
      {...text}
      label={label}
      hint=""
      placeholder={t('form.dayForm')}
      error={text.error ?? error}
      opensAt={today()}
    />
  );
}
