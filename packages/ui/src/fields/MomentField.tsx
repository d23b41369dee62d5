import { dotted, dottedMoment, localDate, localTime } from '@semestr/core/dates';
import { readDay, typedMoment } from '@semestr/core/typed';
import { type DayProps, PickedDay } from './PickedDay.tsx';

/** Default time of a picked date: the start of the working day. */
const MORNING = '09:00';

/**
 * A date and time in the university's time zone: "24.11.2026 15:00". The value is the text, which core's `typedMoment`
 * parses.
 */
export function MomentField(props: DayProps) {
  const moment = typedMoment(props.value);
  return (
    <PickedDay
      {...props}
      date={moment ? localDate(moment) : readDay(props.value)}
      written={moment && dottedMoment(moment)}
      withDay={(picked) => `${dotted(picked)} ${moment ? localTime(moment) : MORNING}`}
    />
  );
}
