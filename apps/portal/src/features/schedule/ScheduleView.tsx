import type { Announcement } from '@semestr/api/announcements';
import type { Lesson, Schedule } from '@semestr/api/schedule';
import { addDays, type IsoDate, yearOf } from '@semestr/core/dates';
import { dayMonth, dayRange } from '@semestr/core/display';
import { scheduleRange, type Subgroup } from '@semestr/core/schedule';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { CalendarOff } from 'lucide-react';
import type { Place } from '../../lessons/favourites.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useRoom } from '../../ui/useRoom.ts';
import { useChoice } from './address.ts';
import { Announcements } from './Announcements.tsx';
import { DayList } from './DayList.tsx';
import { Filters } from './Filters.tsx';
import { Legend } from './Legend.tsx';
import { Session } from './Session.tsx';
import styles from './schedule.module.css';
import { scheduleTexts } from './texts.ts';
import { Timetable } from './Timetable.tsx';
import { type WeekView, weekView } from './week.ts';

interface ScheduleViewProps {
  place: Place;
  schedule: Schedule;
  announcements: readonly Announcement[];
  announcementsError: Error | null;
  updated: IsoDate | null;
  today: IsoDate;
}

/** So much content takes the table (visual direction, section 4), with the gutters of the page off. */
const TABLE_FROM = 840;

const hasSubgroups = (schedule: Schedule): boolean =>
  [schedule.schedules, schedule.previousSchedules, schedule.nextSchedules]
    .flatMap((week) => Object.values(week ?? {}))
    .some((lessons) => lessons?.some(({ numSubgroup }) => numSubgroup > 0));

/** Says when the weeks that are shown are not those of today. */
function StateNote({ schedule, view, today }: { schedule: Schedule; view: WeekView; today: IsoDate }) {
  const t = useTexts(scheduleTexts);
  const range = scheduleRange<Lesson>(schedule);
  if (!range || view.state === 'running') return null;
  const [key, date] =
    view.state === 'over' ? (['over', range.to] as const) : (['notBegun', range.from] as const);
  return (
    <div className={styles.note}>
      <Banner kind="warning">{t(key, { date: dayMonth(date, t.language, yearOf(today)) })}</Banner>
    </div>
  );
}

/** Which weeks are shown, with their dates where it is one: "неделя 1, 23–28 ноября". */
function useWeeksText(view: WeekView): string {
  const t = useTexts(scheduleTexts);
  const [week, ...others] = view.chosen;
  const monday = view.days[0]?.date;
  if (others.length > 0) return t('weeksPlain', { weeks: view.chosen.join(', ') });
  const text = t('weekPlain', { week: week ?? 1 });
  return monday ? `${text}, ${dayRange(monday, addDays(monday, 5), t.language)}` : text;
}

function NoLessons({ view, subgroup }: { view: WeekView; subgroup: Subgroup }) {
  const t = useTexts(scheduleTexts);
  const isAll = view.chosen.length === view.weeks.length;
  const hint = isAll
    ? subgroup === 0
      ? undefined
      : t('noSubgroupHint')
    : t(subgroup === 0 ? 'noOtherHint' : 'noWeekHint');
  return <Empty icon={CalendarOff} title={t(isAll ? 'noLessons' : 'noWeek')} {...(hint && { hint })} />;
}

/** The content of one schedule: filters, announcements, the week, its key, the session. */
export function ScheduleView(props: ScheduleViewProps) {
  const { place, schedule, announcements, announcementsError, updated, today } = props;
  const t = useTexts(scheduleTexts);
  const isGroup = schedule.studentGroupDto !== null;
  const choice = useChoice(isGroup);
  const view = weekView(schedule, today, choice);
  const weeks = useWeeksText(view);
  const [container, room] = useRoom(TABLE_FROM);
  const isEmpty = view.days.every(({ lessons }) => lessons.length === 0);
  const title = isGroup ? t('group', { name: place.name }) : place.name;
  return (
    <>
      <Filters
        choice={choice}
        view={view}
        hasSubgroups={hasSubgroups(schedule)}
        isGroup={isGroup}
        place={place}
      />
      <StateNote schedule={schedule} view={view} today={today} />
      {announcementsError && (
        <div className={styles.note}>
          <Failure error={announcementsError} />
        </div>
      )}
      <Announcements announcements={announcements} today={today} />
      <p className={styles.printed} aria-hidden>
        {weeks}
      </p>
      {isEmpty ? (
        <NoLessons view={view} subgroup={choice.subgroup} />
      ) : (
        // As the server made it, both are there and the style sheet chooses; then only the one that fits.
        <div ref={container} className={styles.container} data-room={room ?? undefined}>
          {room !== 'narrow' && (
            <div className={styles.table}>
              <Timetable view={view} caption={t('caption', { title, weeks })} />
            </div>
          )}
          {room !== 'wide' && (
            <div className={styles.list}>
              <DayList view={view} choice={choice} />
            </div>
          )}
        </div>
      )}
      <Legend updated={updated} today={today} />
      <Session schedule={schedule} today={today} />
    </>
  );
}
