import { dotted } from '@semestr/core/dates';
import { readDay } from '@semestr/core/typed';
import { useTexts } from '../language.tsx';
import { type DayProps, PickedDay } from './PickedDay.tsx';
import { fieldTexts } from './texts.ts';

/**
 * A date, typed in any common format or picked. The value is the text, which core's `readDay` parses; a valid date is
 * formatted with dots on blur.
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
