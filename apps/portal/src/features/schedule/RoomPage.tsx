import type { Lesson, Schedule } from '@semestr/api/schedule';
import { roomState } from '@semestr/core/rooms';
import { lessonsHeldOn } from '@semestr/core/schedule';
import { shortName } from '@semestr/core/display';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { CalendarOff, DoorOpen } from 'lucide-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { roomTexts } from '../../lessons/room/texts.ts';
import { roomName, roomScheduleOf } from '../../lessons/room/rooms.ts';
import { RoomStatus } from '../../lessons/room/RoomStatus.tsx';
import { subjectOf } from '../../lessons/lesson.ts';
import { useScreen } from '../../ui/page/screen-context.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { calendarQuery, useCalendar, useHolidays } from '../../university/calendar.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { useNow } from '../../hydration/now.ts';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { useChoice } from './address.ts';
import { WeekFilter } from './Filters.tsx';
import { Legend } from './Legend.tsx';
import { RoomFacts } from './RoomFacts.tsx';
import styles from './room.module.css';
import { useWeeksText } from './ScheduleView.tsx';
import { StarButton } from './StarButton.tsx';
import { Session } from './Session.tsx';
import { scheduleTexts } from './texts.ts';
import { WeekPlan } from './WeekPlan.tsx';
import { weekView } from './week.ts';
import { roomsScreen } from '../rooms/screen.ts';
import { to } from '../../screens/screen.ts';

export const texts = [scheduleTexts, roomTexts];

export async function load({ queries, params: { name = '' } }: LoadContext) {
  const [schedule] = await Promise.all([
    queries.ensureQueryData(roomScheduleOf(name)),
    queries.prefetchQuery(calendarQuery),
  ]);
  return schedule ?? 404;
}

function useSchedule() {
  const { name = '' } = useScreen().params;
  const { data } = useSuspenseQuery(roomScheduleOf(name));
  return { name, schedule: data };
}

export function Header() {
  const t = useTexts(roomTexts);
  const { name, schedule } = useSchedule();
  const room = schedule ? roomName(schedule.auditory) : name;
  return (
    <Heading
      title={t('room', { room })}
      subtitle={schedule && <RoomFacts room={schedule.auditory} />}
      action={schedule && <StarButton place={{ id: room, name: room, of: 'room' }} />}
      {...(schedule && { description: t('description', { room }) })}
    />
  );
}

/** Whether the room is free now. */
function Now({ schedule }: { schedule: Schedule }) {
  const t = useTexts(roomTexts);
  const { today, time } = useNow();
  const holidays = useHolidays();
  if (time === null) return null;
  const day = lessonsHeldOn<Lesson>(schedule, today, holidays).map((lesson) => ({
    start: lesson.startLessonTime,
    end: lesson.endLessonTime,
    subject: subjectOf(lesson),
    type: lesson.lessonTypeAbbrev,
    groups: lesson.studentGroups.map(({ name }) => name),
    educators: (lesson.employees ?? []).map(shortName),
  }));
  return (
    <div className={styles.now}>
      <span className={styles.label}>{t('now')}</span>
      <RoomStatus state={roomState(day, { from: time, to: time })} />
    </div>
  );
}

/** Lessons of the room's week, and its exams. */
function Plan({ schedule, room }: { schedule: Schedule; room: string }) {
  const t = useTexts(roomTexts);
  const plain = useTexts(scheduleTexts);
  const { today } = useNow();
  const choice = useChoice(false);
  const view = weekView(schedule, today, useCalendar(), { weeks: choice.weeks, subgroup: 0 });
  const weeks = useWeeksText(view);
  const isEmpty = view.days.every(({ lessons }) => lessons.length === 0);
  return (
    <>
      <div className={styles.top}>
        <div className={styles.week}>
          <span className={styles.label} aria-hidden>
            {t('week')}
          </span>
          <WeekFilter choice={choice} view={view} />
        </div>
        <Now schedule={schedule} />
        <span className={styles.actions}>
          <StarButton place={{ id: room, name: room, of: 'room' }} />
          <PrintButton label={plain('print')} />
        </span>
      </div>
      {isEmpty ? (
        <Empty icon={CalendarOff} title={t('noWeek')} hint={t('noWeekHint')} />
      ) : (
        <WeekPlan view={view} choice={choice} caption={t('caption', { room, weeks })} of="room" />
      )}
      <Legend updated={null} today={today} />
      <Session schedule={schedule} today={today} />
    </>
  );
}

/** Schedule of a room by week, with its current state. */
export default function RoomPage() {
  const t = useTexts(roomTexts);
  const { name, schedule } = useSchedule();
  const toRooms = (
    <Link to={to(roomsScreen)} className={buttonClass('primary')}>
      {t('toRooms')}
    </Link>
  );
  if (!schedule)
    return (
      <Empty
        icon={DoorOpen}
        title={t('notFound', { room: name })}
        hint={t('notFoundHint')}
        action={toRooms}
      />
    );
  const hasLessons = [
    schedule.previousSchedules,
    schedule.schedules,
    schedule.nextSchedules,
    schedule.exams[0],
  ];
  if (hasLessons.every((part) => part == null))
    return <Empty icon={CalendarOff} title={t('noLessons')} action={toRooms} />;
  return <Plan key={name} schedule={schedule} room={roomName(schedule.auditory)} />;
}
