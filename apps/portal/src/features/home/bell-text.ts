import type { Schedule } from '@semestr/api/schedule';
import { type Bell, bellAt } from '@semestr/core/bells';
import { addDays, type IsoDate, yearOf } from '@semestr/core/dates';
import { dayMonth } from '@semestr/core/display';
import { nextLesson, type Present } from '../../lessons/day.ts';
import type { HomeTexts } from './texts.ts';

/** "завтра в 09:00", "в понедельник, 9 ноября, в 09:00". */
function momentText(date: IsoDate, time: string, today: IsoDate, t: HomeTexts): string {
  if (date === today) return t('when.today', { time });
  if (date === addDays(today, 1)) return t('when.tomorrow', { time });
  return t('when.day', { date, day: dayMonth(date, t.language, yearOf(today)), time });
}

/**
 * Describes the current lesson. Outside lessons, describes what is next in the schedule, or else in the bell schedule;
 * null when neither has an entry.
 */
export function bellText(
  schedule: Schedule | null,
  present: Present & { bells: readonly Bell[] },
  t: HomeTexts,
): string | null {
  const { today, time } = present;
  const state = bellAt(today, time, present);
  if (state?.kind === 'on') return t('pairNow', { pair: state.bell.number, minutes: state.minutes });
  if (state?.kind === 'next') return t('pairNext', { pair: state.bell.number, minutes: state.minutes });
  const next = schedule && nextLesson(schedule, present);
  if (next) return t('lessonLater', { when: momentText(next.date, next.lesson.startLessonTime, today, t) });
  if (!state) return null;
  return t('pairLater', {
    pair: state.bell.number,
    when: momentText(state.date, state.bell.start, today, t),
  });
}
