import { typedTime } from '@semestr/core/typed';
import { TimeField } from '@semestr/ui/fields/TimeField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { uiTexts } from '../texts/index.ts';
import { useFormContext } from 'react-hook-form';
import type { Explain, FieldProps } from './use-field.ts';
import { useTyped } from './use-typed.ts';

/**
 * A time of day, stored as `HH:MM`; null when empty.
 * @param after field with the time that it must follow
 */
export function TimeInput({ after, ...props }: FieldProps & { after?: string }) {
  const t = useTexts(uiTexts);
  const { getValues } = useFormContext();
  const explain: Explain = (fault, value) => {
    const before: unknown = after === undefined ? null : getValues(after);
    const isEarly = typeof value === 'string' && typeof before === 'string' && value <= before;
    return fault === 'too-small' && isEarly ? t('expected.after', { time: before }) : undefined;
  };
  const field = useTyped(props, {
    read: typedTime,
    write: (kept) => kept,
    show: String,
    unreadable: t('expected.timeForm'),
    explain,
  });
  return <TimeField {...field} placeholder={t('form.timeForm')} />;
}
