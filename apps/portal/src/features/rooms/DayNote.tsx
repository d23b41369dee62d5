import { bellsOn } from '@semestr/core/bells';
import { isTeachingDay, nearestTeachingDay } from '@semestr/core/calendar';
import type { IsoDate } from '@semestr/core/dates';
import { holidayOn } from '@semestr/core/holidays';
import { nameIn } from '@semestr/core/languages';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { CalendarOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCalendar } from '../../university/calendar.ts';
import type { RoomSearchInAddress } from './address.ts';
import styles from './rooms.module.css';
import { roomsTexts } from './texts.ts';

/** Explains that a Sunday or holiday has no lessons, and links to a day with lessons. */
export function DayNote({ date, linkTo }: { date: IsoDate } & Pick<RoomSearchInAddress, 'linkTo'>) {
  const t = useTexts(roomsTexts);
  const { holidays, bells } = useCalendar();
  if (isTeachingDay(date, holidays)) return null;
  const holiday = holidayOn(date, holidays);
  const next = nearestTeachingDay(date, 1, holidays);
  const [first] = bellsOn(next, bells);
  return (
    <div className={styles.note}>
      <Banner kind="info" icon={CalendarOff}>
        {holiday ? t('holiday', { name: nameIn(holiday, t.language).text }) : t('sunday')}{' '}
        <Link to={linkTo({ date: next, at: first?.number ?? null })} replace>
          <b>{t('nextDay', { date: next })}</b>
        </Link>
      </Banner>
    </div>
  );
}
