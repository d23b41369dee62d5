import { dotted, dottedMoment, localDate, localTime } from '@semestr/core/dates';
import { readDay, typedMoment } from '@semestr/core/typed';
import { type DayProps, PickedDay } from './PickedDay.tsx';

/** When the working day begins: the time of a day that was picked without one. */
const MORNING = '09:00';

/**
 * A day and a time on the university's clock: "24.11.2026 15:00". The value is the text, which `typedMoment` of core reads.
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
