import { dottedMoment } from '@semestr/core/dates';
import { typedMoment } from '@semestr/core/typed';
import { MomentField } from '@semestr/ui/fields/MomentField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { today } from '../../layout/clock.ts';
import { uiTexts } from '../texts.ts';
import type { FieldProps } from './use-field.ts';
import { useTyped } from './use-typed.ts';

/** The moment of what is typed, or of what the record keeps. */
function read(text: string): string | null {
  const moment = typedMoment(text);
  if (moment) return moment.toISOString();
  return /T.*Z$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

const write = (kept: string): string => dottedMoment(new Date(read(kept) ?? kept));

const show = (value: unknown): string => (typeof value === 'string' && value !== '' ? write(value) : '');

/** A day and a time on the university's clock, kept as an ISO moment; an optional one that is emptied is null. */
export function MomentInput(props: FieldProps) {
  const t = useTexts(uiTexts);
  const field = useTyped(props, { read, write, show });
  return <MomentField {...field} placeholder={t('form.momentForm')} opensAt={today()} />;
}
