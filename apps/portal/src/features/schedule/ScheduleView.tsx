import type { Announcement } from '@semestr/api/announcements';
import type { Lesson, Schedule } from '@semestr/api/schedule';
import { addDays, type IsoDate, mondayOf, yearOf } from '@semestr/core/dates';
import { dayMonth, dayRange } from '@semestr/core/display';
import { scheduleOfTerm, otherTerms, scheduleRange, type Subgroup } from '@semestr/core/schedule';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { CalendarOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateOf } from '../../lessons/announcement.ts';
import type { Place } from '../../university/favourites.ts';
import { useCalendar } from '../../university/calendar.ts';
import { Failure } from '../../ui/Failure.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { useChoice } from './address.ts';
import { Announcements } from './Announcements.tsx';
import { Filters } from './Filters.tsx';
import { hasSeveralOwners } from './place.ts';
import { Legend } from './Legend.tsx';
import { Session } from './Session.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StarButton } from './StarButton.tsx';
import steps from './steps.module.css';
import styles from './schedule.module.css';
import { scheduleTexts } from './texts.ts';
import { type WeekView, weekView } from './week.ts';
import { WeekPlan } from './WeekPlan.tsx';
import { WeekSteps } from './WeekSteps.tsx';

interface ScheduleViewProps {
  place: Place;
  schedule: Schedule;
  announcements: readonly Announcement[];
  announcementsError: Error | null;
  updated: IsoDate | null;
  today: IsoDate;
  /** Address of the lessons as a workbook. */
  report: string;
  /** A filter in addition to weeks and subgroup. */
  ownChoice?: ReactNode;
}

const hasSubgroups = (schedule: Schedule): boolean =>
  [schedule.schedules, schedule.previousSchedules, schedule.nextSchedules]
    .flatMap((week) => Object.values(week ?? {}))
    .some((lessons) => lessons?.some(({ numSubgroup }) => numSubgroup > 0));

/** Note that the displayed weeks are not the current one. */
function StateNote({ schedule, view, today }: { schedule: Schedule; view: WeekView; today: IsoDate }) {
  const t = useTexts(scheduleTexts);
  const range = scheduleRange<Lesson>(schedule);
  if (view.outside) {
    const { kind, date } = view.outside;
    return <p className={styles.outside}>{t(kind, { date: dayMonth(date, t.language, yearOf(today)) })}</p>;
  }
  if (!range || view.state === 'running') return null;
  const [key, date] =
    view.state === 'over' ? (['over', range.to] as const) : (['notBegun', range.from] as const);
  return (
    <div className={styles.note}>
      <Banner kind="warning">{t(key, { date: dayMonth(date, t.language, yearOf(today)) })}</Banner>
    </div>
  );
}

/** Describes the displayed weeks, with the dates of a single week: "неделя 1, 23–28 ноября". */
export function useWeeksText(view: WeekView): string {
  const t = useTexts(scheduleTexts);
  const [week, ...others] = view.chosen;
  const monday = view.days[0]?.date;
  if (others.length > 0) return t('weeksPlain', { weeks: view.chosen.join(', ') });
  const text = t('weekPlain', { week: week ?? 1 });
  return monday ? `${text}, ${dayRange(monday, addDays(monday, 5), t.language)}` : text;
}

/** Returns the announcements for the displayed week. */
const announcedIn = (announcements: readonly Announcement[], { monday }: WeekView) =>
  announcements.filter((one) => mondayOf(dateOf(one)) === monday);

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

/** Content of a schedule: filters, announcements, the week with its legend, and the examination session. */
export function ScheduleView(props: ScheduleViewProps) {
  const { place, schedule, announcements, announcementsError, updated, today, report, ownChoice } = props;
  const t = useTexts(scheduleTexts);
  const isGroup = schedule.studentGroupDto !== null;
  const choice = useChoice(isGroup);
  const isElsewhere = choice.date !== null || choice.term !== null;
  const termSchedule =
    choice.term === null ? schedule : scheduleOfTerm<Lesson, Schedule>(schedule, choice.term);
  const view = weekView(termSchedule, today, useCalendar(), choice);
  const weeks = useWeeksText(view);
  const isEmpty = view.days.every(({ lessons }) => lessons.length === 0);
  const title = isGroup ? t('group', { name: place.name }) : place.name;
  return (
    <>
      <Filters
        choice={choice}
        view={view}
        hasSubgroups={hasSubgroups(schedule)}
        isGroup={isGroup}
        schedule={schedule}
        today={today}
        ownChoice={ownChoice}
      />
      <WeekSteps
        choice={choice}
        view={view}
        today={today}
        terms={otherTerms<Lesson>(schedule)}
        report={report}
      >
        <ShareButton title={title} />
        <span className={steps.wide}>
          <StarButton place={place} />
          <PrintButton label={t('print')} />
        </span>
      </WeekSteps>
      <StateNote schedule={termSchedule} view={view} today={today} />
      {announcementsError && (
        <div className={styles.note}>
          <Failure error={announcementsError} />
        </div>
      )}
      <Announcements
        announcements={isElsewhere ? announcedIn(announcements, view) : announcements}
        today={today}
      />
      <p className={styles.printed} aria-hidden>
        {weeks}
      </p>
      {isEmpty ? (
        <NoLessons view={view} subgroup={choice.subgroup} />
      ) : (
        <WeekPlan
          view={view}
          choice={choice}
          caption={t('caption', { title, weeks })}
          of={hasSeveralOwners(schedule) ? 'department' : undefined}
        />
      )}
      <Legend updated={updated} today={today} />
      <Session schedule={termSchedule} today={today} />
    </>
  );
}
