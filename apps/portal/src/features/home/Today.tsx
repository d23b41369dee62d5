import type { Lesson, Schedule } from '@semestr/api/schedule';
import type { IsoDate } from '@semestr/core/dates';
import type { Holiday } from '@semestr/core/holidays';
import { lessonsHeldOn } from '@semestr/core/schedule';
import { CalendarDays, Coffee } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DayTable } from '../../lessons/DayTable.tsx';
import { isGroupId, type Place } from '../../university/favourites.ts';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { ownSubgroup } from '../../lessons/subgroup.ts';
import { firstLessonAfter } from '../../lessons/day.ts';
import home from './home.module.css';
import { homeTexts } from './texts.ts';
import { scheduleScreen, schedulesScreen } from '../schedule/screen.ts';
import { to } from '../../screens/screen.ts';

interface TodayProps {
  place: Place | null;
  /** Whether it is the user's own schedule. */
  isOwn: boolean;
  schedule: Schedule | null;
  /** Why the schedule failed to load. */
  error: Error | null;
  onRetry: () => void;
  today: IsoDate;
  /** Null while loading. */
  time: string | null;
  holidays: readonly Holiday[];
}

function NoPlace() {
  const t = useTexts(homeTexts);
  return (
    <Empty
      icon={CalendarDays}
      title={t('choose')}
      hint={t('chooseHint')}
      action={
        <Link to={to(schedulesScreen)} className={buttonClass('primary')}>
          {t('toSchedules')}
        </Link>
      }
    />
  );
}

/** Today's lessons of the schedule. */
export function Today({ place, isOwn, schedule, error, onRetry, today, time, holidays }: TodayProps) {
  const t = useTexts(homeTexts);
  const subgroup = ownSubgroup.use();
  if (!place) return <NoPlace />;
  const isGroup = isGroupId(place.id);
  const subgroupFilter = isGroup ? subgroup : 0;
  const lessons = schedule ? lessonsHeldOn<Lesson>(schedule, today, holidays, subgroupFilter) : [];
  const next =
    schedule && lessons.length === 0 ? firstLessonAfter(schedule, today, holidays, subgroupFilter) : null;
  const title = isOwn ? t('todayMine') : t(isGroup ? 'todayOf' : 'todayOfPerson', { name: place.name });
  return (
    <section>
      <div className={home.title}>
        <h2 className={home.heading}>{title}</h2>
        <Link to={to(scheduleScreen, { id: place.id })} className={home.more}>
          {t('wholeWeek')}
        </Link>
      </div>
      {error ? (
        <Failure error={error} onRetry={onRetry} />
      ) : lessons.length > 0 ? (
        <DayTable lessons={lessons} time={time} isGroup={isGroup} label={title} />
      ) : (
        <Empty
          icon={Coffee}
          title={schedule ? t('free') : t('noSchedule')}
          {...(next && { hint: t('freeNext', { date: next.date }) })}
        />
      )}
    </section>
  );
}
