import { dotted, type IsoDate } from '@semestr/core/dates';
import { readDay } from '@semestr/core/typed';
import { DateField } from '@semestr/ui/fields/DateField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { today } from '../../layout/clock.ts';
import { uiTexts } from '../texts.ts';
import type { FieldProps } from './use-field.ts';
import { useTyped } from './use-typed.ts';

// What `readDay` could read, or what the server sent: both are days.
const write = (kept: string): string => dotted((readDay(kept) ?? kept) as IsoDate);

const show = (value: unknown): string => (typeof value === 'string' && value !== '' ? write(value) : '');

/** A calendar date, kept as ISO text; null where there is none. */
export function DateInput(props: FieldProps) {
  const t = useTexts(uiTexts);
  const { hint = '', ...field } = useTyped(props, { read: readDay, write, show });
  return <DateField {...field} hint={hint} placeholder={t('form.dayForm')} opensAt={today()} />;
}
