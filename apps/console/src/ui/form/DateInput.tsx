import { dotted, type IsoDate } from '@semestr/core/dates';
import { readDay } from '@semestr/core/typed';
import { DateField } from '@semestr/ui/fields/DateField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { today } from '../../clock.ts';
import { uiTexts } from '../texts.ts';
import type { FieldProps } from './use-field.ts';
import { useTyped } from './use-typed.ts';

// The value comes from `readDay` or from the server: both are dates.
const write = (kept: string): string => dotted((readDay(kept) ?? kept) as IsoDate);

const show = (value: unknown): string => (typeof value === 'string' && value !== '' ? write(value) : '');

/** A calendar date, stored as ISO text; null when empty. */
export function DateInput(props: FieldProps) {
  const t = useTexts(uiTexts);
  const { hint = '', ...field } = useTyped(props, { read: readDay, write, show });
  return <DateField {...field} hint={hint} placeholder={t('form.dayForm')} opensAt={today()} />;
}
