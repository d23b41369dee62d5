import { daysBetween } from '@semestr/core/dates';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { CalendarClock, Lock } from 'lucide-react';
import { usePerson } from '../../account/person.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { deadlineOf, offersOf } from './profiling.ts';
import styles from './profiling.module.css';
import { profilingTexts } from './texts.ts';

/** The deadline and the remaining time, on the last day to the second. Afterwards explains what is locked. */
export function Deadline() {
  const t = useTexts(profilingTexts);
  const { today } = useNow();
  const { data, failure } = useSectionQuery(offersOf(usePerson()));
  if (failure) return failure;
  const deadline = deadlineOf(data ?? []);
  if (!deadline) return null;
  const { lastDay: date, ends } = deadline;
  const days = daysBetween(today, date);
  if (days < 0)
    return (
      <Banner kind="warning" icon={Lock}>
        {t('closed', { date })}
      </Banner>
    );
  return (
    <p className={styles.deadline} data-today={days === 0 || undefined}>
      <CalendarClock size={16} strokeWidth={1.75} aria-hidden />
      <span>
        <b>{t('until', { date })}</b>{' '}
        {days === 0 ? (
          <>
            {t('left')} <Countdown until={ends} as="words" />
          </>
        ) : (
          t('daysLeft', { count: days })
        )}
      </span>
    </p>
  );
}

/** Whether applications can be submitted and changed now. The server also checks it, because the clock may be wrong. */
export function useIsOpen(): boolean {
  const { today } = useNow();
  const { data } = useSectionQuery(offersOf(usePerson()));
  const deadline = deadlineOf(data ?? []);
  return deadline === null || today <= deadline.lastDay;
}
