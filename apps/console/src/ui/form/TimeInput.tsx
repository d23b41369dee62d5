import { typedTime } from '@semestr/core/typed';
import { TimeField } from '@semestr/ui/fields/TimeField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { uiTexts } from '../texts.ts';
import type { FieldProps } from './use-field.ts';
import { useTyped } from './use-typed.ts';

/** A time of day, stored as `HH:MM`; null when empty. */
export function TimeInput(props: FieldProps) {
  const t = useTexts(uiTexts);
  const field = useTyped(props, { read: typedTime, write: (kept) => kept, show: String });
  return <TimeField {...field} placeholder={t('form.timeForm')} />;
}
