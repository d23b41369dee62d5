import { dotted } from '@semestr/core/dates';
import { readDay } from '@semestr/core/typed';
import { useTexts } from '../language.tsx';
import { type DayProps, PickedDay } from './PickedDay.tsx';
import { fieldTexts } from './texts.ts';

/**
 * A date, typed in any usual way or picked. The value is the text, which `readDay` of core reads; what is a date is written
 * with dots when one leaves the field.
 */
export function DateField({ hint, ...props }: DayProps) {
  const t = useTexts(fieldTexts);
  const date = readDay(props.value);
  return (
    <PickedDay
      {...props}
      hint={hint ?? t('dateForm')}
      date={date}
      written={date && dotted(date)}
      withDay={dotted}
    />
  );
}
