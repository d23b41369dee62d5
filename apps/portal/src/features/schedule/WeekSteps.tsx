import { WEEK_CYCLE } from '@semestr/core/calendar';
import { addDays, type IsoDate, yearOf } from '@semestr/core/dates';
import { dayRange } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ChoiceInAddress } from './address.ts';
import { OtherDate } from './OtherDate.tsx';
import styles from './steps.module.css';
import { scheduleTexts } from './texts.ts';
import { addressOfWeek, type WeekView } from './week.ts';

interface StepsProps {
  choice: ChoiceInAddress;
  view: WeekView;
  today: IsoDate;
}

interface StepProps extends Pick<StepsProps, 'choice' | 'view'> {
  weeks: 1 | -1;
  label: string;
}

/** Link to the previous or next week, or cycle if several weeks are displayed. */
function Step({ choice, view, weeks, label }: StepProps) {
  const isSeveral = view.chosen.length > 1;
  const monday = addDays(view.monday, weeks * 7 * (isSeveral ? WEEK_CYCLE : 1));
  return (
    <Link
      to={choice.linkTo(isSeveral ? { date: monday } : addressOfWeek(view, monday))}
      replace
      preventScrollReset
      // Search engines must not follow these links, because there is no last page.
      rel="nofollow"
      className={styles.step}
      aria-label={label}
      title={label}
    >
      <ChevronRight
        size={18}
        strokeWidth={1.75}
        className={weeks < 0 ? styles.back : undefined}
        aria-hidden
      />
    </Link>
  );
}

/** "16–21 ноября", with the year unless it is the current one. */
function useDates({ view, today }: Pick<StepsProps, 'view' | 'today'>): string {
  const t = useTexts(scheduleTexts);
  if (view.chosen.length > 1) return t('weeksPlain', { weeks: view.chosen.join(', ') });
  const last = addDays(view.monday, 5);
  const year = yearOf(last) === yearOf(today) ? '' : ` ${yearOf(last)}`;
  return `${dayRange(view.monday, last, t.language)}${year}`;
}

interface WeekStepsProps extends StepsProps, Omit<ComponentProps<typeof OtherDate>, 'choice'> {
  /** Actions on the schedule. */
  children: ReactNode;
}

/** The displayed dates, links to the previous and next week, and a panel for any date and term. */
export function WeekSteps({ choice, view, today, children, ...other }: WeekStepsProps) {
  const t = useTexts(scheduleTexts);
  const dates = useDates({ view, today });
  return (
    <div className={styles.steps}>
      <Step choice={choice} view={view} weeks={-1} label={t('weekBefore')} />
      <Step choice={choice} view={view} weeks={1} label={t('weekAfter')} />
      <details className={styles.other}>
        <summary>
          <span className="visually-hidden">{t('otherDate')}: </span>
          {dates}
          <ChevronRight size={16} strokeWidth={1.75} className={styles.arrow} aria-hidden />
        </summary>
        <div className={styles.panel}>
          <OtherDate {...other} choice={choice} />
        </div>
      </details>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
