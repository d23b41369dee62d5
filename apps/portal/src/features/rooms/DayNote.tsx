import { bellAt } from '@semestr/core/bells';
import { isTeachingDay } from '@semestr/core/calendar';
import type { IsoDate } from '@semestr/core/dates';
import { holidayOn } from '@semestr/core/holidays';
import { nameIn } from '@semestr/core/languages';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { CalendarOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHolidays } from '../../university/holidays.ts';
import type { WantedInAddress } from './address.ts';
import styles from './rooms.module.css';
import { roomsTexts } from './texts.ts';

/** States that a Sunday or holiday has no lessons, and links to the day that has some. */
export function DayNote({ date, linkTo }: { date: IsoDate } & Pick<WantedInAddress, 'linkTo'>) {
  const t = useTexts(roomsTexts);
  const holidays = useHolidays();
  if (isTeachingDay(date, holidays)) return null;
  const holiday = holidayOn(date, holidays);
  const next = bellAt(date, '00:00', holidays);
  return (
    <div className={styles.note}>
      <Banner kind="info" icon={CalendarOff}>
        {holiday ? t('holiday', { name: nameIn(holiday, t.language).text }) : t('sunday')}{' '}
        {next.kind === 'later' && (
          <Link to={linkTo({ date: next.date, at: 1 })} replace>
            <b>{t('nextDay', { date: next.date })}</b>
          </Link>
        )}
      </Banner>
    </div>
  );
}
