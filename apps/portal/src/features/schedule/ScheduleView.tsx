import type { Announcement } from '@semestr/api/announcements';
import type { Lesson, Schedule } from '@semestr/api/schedule';
import { type IsoDate, yearOf } from '@semestr/core/dates';
import { courseName, dayMonth, fullName } from '@semestr/core/display';
import { scheduleRange } from '@semestr/core/schedule';
import { CalendarOff } from 'lucide-react';
import type { Place } from '../../lessons/favourites.ts';
import { Page } from '../../shell/Page.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { LateFailure } from '../../ui/LateFailure.tsx';
import { useTexts } from '@semestr/ui/language';
import { useChoice } from './address.ts';
import { Announcements } from './Announcements.tsx';
import { DayList } from './DayList.tsx';
import { Filters, StarButton } from './Filters.tsx';
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

/** Who the schedule is of, in the second voice of the header; on a phone without the speciality. */
function Subtitle({ schedule: { studentGroupDto: group, employeeDto: educator } }: { schedule: Schedule }) {
  const t = useTexts(scheduleTexts);
  if (!group) return [educator?.degreeAbbrev, educator?.rank].filter(Boolean).join(', ');
  return (
    <>
      {group.facultyAbbrev}
      <span className={styles.speciality}> · {group.specialityName}</span>
      {group.course !== null && ` · ${courseName(group.course, t.language)}`}
    </>
  );
}

const hasSubgroups = (schedule: Schedule): boolean =>
  [schedule.schedules, schedule.previousSchedules, schedule.nextSchedules]
    .flatMap((week) => Object.values(week ?? {}))
    .some((lessons) => lessons?.some(({ numSubgroup }) => numSubgroup > 0));

/** Says when the weeks that are shown are not those of today. */
function StateNote({ schedule, view, today }: { schedule: Schedule; view: WeekView; today: IsoDate }) {
  const t = useTexts(scheduleTexts);
  const range = scheduleRange<Lesson>(schedule);
  if (!range || view.state === 'running') return null;
  const text =
    view.state === 'over'
      ? t.over(dayMonth(range.to, t.language, yearOf(today)))
      : t.notBegun(dayMonth(range.from, t.language, yearOf(today)));
  return (
    <div className={styles.note}>
      <Banner kind="warning">{text}</Banner>
    </div>
  );
}

/** The page of one schedule: filters, announcements, the week, its key, the session. */
export function ScheduleView(props: ScheduleViewProps) {
  const { place, schedule, announcements, announcementsError, updated, today } = props;
  const t = useTexts(scheduleTexts);
  const choice = useChoice();
  const view = weekView(schedule, today, choice);
  const { studentGroupDto: group, employeeDto: educator } = schedule;
  const title = group ? t.group(group.name) : place.name;
  const isEmpty = view.days.every(({ lessons }) => lessons.length === 0);
  const caption = t.caption(title, view.chosen.map((week) => t.weekPlain(week)).join(', '));
  return (
    <Page
      title={title}
      subtitle={<Subtitle schedule={schedule} />}
      documentTitle={`${t.title}: ${educator ? fullName(educator) : title}`}
      description={group ? t.groupDescription(group.name) : t.educatorDescription(place.name)}
      action={<StarButton place={place} />}
    >
      <Filters choice={choice} view={view} hasSubgroups={hasSubgroups(schedule)} place={place} />
      <StateNote schedule={schedule} view={view} today={today} />
      {announcementsError && (
        <div className={styles.note}>
          <LateFailure error={announcementsError} />
        </div>
      )}
      <Announcements announcements={announcements} today={today} />
      {isEmpty ? (
        <Empty icon={<CalendarOff size={20} strokeWidth={1.75} />} title={t.noWeek} hint={t.noWeekHint} />
      ) : (
        <div className={styles.container}>
          <div className={styles.table}>
            <Timetable view={view} caption={caption} />
          </div>
          <div className={styles.list}>
            <DayList view={view} chosenDay={choice.day} onChooseDay={choice.chooseDay} />
          </div>
        </div>
      )}
      <Legend updated={updated} today={today} />
      <Session schedule={schedule} />
    </Page>
  );
}
