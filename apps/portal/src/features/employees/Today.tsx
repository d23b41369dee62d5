import type { Lesson } from '@semestr/api/schedule';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { lessonsHeldOn } from '@semestr/core/schedule';
import { DayTable } from '../../lessons/DayTable.tsx';
import { scheduleOf } from '../../lessons/queries.ts';
import { useHolidays } from '../../university/calendar.ts';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import styles from './employees.module.css';
import { employeesTexts } from './texts.ts';
import { locationText } from './location-text.ts';

/** Current location of an educator and today's lessons; renders nothing without a timetable. */
export function Today({ urlId }: { urlId: string }) {
  const t = useTexts(employeesTexts);
  const { today, time } = useNow();
  const { data: schedule, failure } = useSectionQuery(scheduleOf(urlId));
  const holidays = useHolidays();
  if (schedule === null) return null;
  const lessons = schedule ? lessonsHeldOn<Lesson>(schedule, today, holidays) : [];
  return (
    <Section title={t('today')} className={styles.section}>
      {failure}
      {/* Reserves the line until the time is known. */}
      {schedule && (
        <p className={styles.where}>
          {time === null ? '\u00a0' : locationText(schedule, { today, time, holidays }, t)}
        </p>
      )}
      {lessons.length > 0 && <DayTable lessons={lessons} time={time} isGroup={false} label={t('today')} />}
    </Section>
  );
}
