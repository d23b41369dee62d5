import { dottedMoment } from '@semestr/core/dates';
import { typedMoment } from '@semestr/core/typed';
import { MomentField } from '@semestr/ui/fields/MomentField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { today } from '../../clock.ts';
import { uiTexts } from '../texts.ts';
import type { FieldProps } from './use-field.ts';
import { useTyped } from './use-typed.ts';

/** Parses the typed or stored text. */
function read(text: string): string | null {
  const moment = typedMoment(text);
  if (moment) return moment.toISOString();
  return /T.*Z$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

const write = (kept: string): string => dottedMoment(new Date(read(kept) ?? kept));

const show = (value: unknown): string => (typeof value === 'string' && value !== '' ? write(value) : '');

/** A date and time in the university's time zone, stored as an ISO date-time; an empty optional one is null. */
export function MomentInput(props: FieldProps) {
  const t = useTexts(uiTexts);
  const field = useTyped(props, { read, write, show });
  return <MomentField {...field} placeholder={t('form.momentForm')} opensAt={today()} />;
}
