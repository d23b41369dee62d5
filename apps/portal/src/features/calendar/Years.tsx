import { academicYear, academicYearLabel } from '@semestr/core/calendar';
import type { IsoDate } from '@semestr/core/dates';
import { yearsToChoose } from '@semestr/core/months';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { choiceClass, Choices, presentChoice } from '@semestr/ui/Choices.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PrintButton } from '../../ui/PrintButton.tsx';
import styles from './calendar.module.css';
import { calendarTexts } from './texts.ts';

/** Selects the academic year with links, which work without scripts too, and links back to today. */
export function Years({ year, today }: { year: number; today: IsoDate }) {
  const t = useTexts(calendarTexts);
  const present = academicYear(today);
  return (
    <div className={styles.bar}>
      <span className={styles.label} aria-hidden>
        {t('year')}
      </span>
      <Choices label={t('year')}>
        {yearsToChoose(year, today).map((one) => (
          <Link
            key={one}
            to={{ search: one === present ? '' : `year=${one}` }}
            replace
            preventScrollReset
            aria-current={one === year ? 'true' : undefined}
            className={choiceClass(one === present ? presentChoice : undefined)}
          >
            {academicYearLabel(one)}
            {one === present && <span className="visually-hidden">, {t('presentYear')}</span>}
          </Link>
        ))}
      </Choices>
      <Link
        to={{ search: '', hash: '#today' }}
        replace
        preventScrollReset
        className={buttonClass('text', styles.today)}
      >
        <CalendarCheck size={16} strokeWidth={1.75} aria-hidden />
        {t('today')}
      </Link>
      <div className={styles.actions}>
        <PrintButton label={t('print')} />
      </div>
    </div>
  );
}
