import { dotted, type IsoDate } from '@semestr/core/dates';
import { readDay } from '@semestr/core/typed';
import { DateField } from '@semestr/ui/fields/DateField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { today } from '../../clock.ts';
import { uiTexts } from '../texts/index.ts';
import { useFormContext } from 'react-hook-form';
import type { Explain, FieldProps } from './use-field.ts';
import { useTyped } from './use-typed.ts';

// The value is a date: it comes from `readDay` or from the server.
const write = (kept: string): string => dotted((readDay(kept) ?? kept) as IsoDate);

const show = (value: unknown): string => (typeof value === 'string' && value !== '' ? write(value) : '');

/** Limits of a date, for the message when the server rejects it. */
interface DateLimits {
  /** Field with the first possible date. */
  notBefore?: string;
  /** Whether it cannot be later than today. */
  isPast?: boolean;
}

/** A calendar date, stored as ISO text; null when empty. */
export function DateInput({ notBefore, isPast = false, ...props }: FieldProps & DateLimits) {
  const t = useTexts(uiTexts);
  const { getValues } = useFormContext();
  const explain: Explain = (fault, value) => {
    if (typeof value !== 'string') return undefined;
    const first: unknown = notBefore === undefined ? null : getValues(notBefore);
    if (fault === 'too-small' && typeof first === 'string' && value < first)
      return t('expected.notBefore', { day: write(first) });
    if (fault === 'too-big' && isPast && value > today())
      return t('expected.notAfter', { day: dotted(today()) });
    if (fault === 'too-small') return t('expected.early');
    if (fault === 'too-big') return t('expected.late');
    // The server only rejects a valid date when it is in another term.
    return fault === 'format' ? t('expected.otherTerm') : undefined;
  };
  const unreadable = t('expected.dayForm');
  const { hint = '', ...field } = useTyped(props, { read: readDay, write, show, unreadable, explain });
  return <DateField {...field} hint={hint} placeholder={t('form.dayForm')} opensAt={today()} />;
}
