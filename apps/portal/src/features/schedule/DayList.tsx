import { dayOf, minutesOf, weekday } from '@semestr/core/dates';
import { capitalise, dayName, dayNameShort, monthOfDay } from '@semestr/core/display';
import { type Pause, pausesOf, type Slot as TimeSlot } from '@semestr/core/pauses';
import { choiceClass, Choices } from '@semestr/ui/Choices.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import type { Several } from '../../university/favourites.ts';
import { HolidayName } from '../../lessons/HolidayName.tsx';
import { useNow } from '../../hydration/now.ts';
import type { ChoiceInAddress } from './address.ts';
import styles from './days.module.css';
import { LessonCard } from './LessonCard.tsx';
import { buildingName, lessonKey, type LessonInPlan } from '../../lessons/lesson.ts';
import { scheduleTexts } from './texts.ts';
import type { DayColumn, WeekView } from './week.ts';

interface DayStripProps {
  view: WeekView;
  selected: number;
  choice: ChoiceInAddress;
}

function DayStrip({ view, selected, choice }: DayStripProps) {
  const t = useTexts(scheduleTexts);
  return (
    <Choices label={t('days')} className={styles.strip}>
      {view.days.map((column) => (
        <Link
          key={column.day}
          to={choice.linkTo({ day: String(column.day) })}
          replace
          preventScrollReset
          aria-current={column.day === selected ? 'true' : undefined}
          className={choiceClass(column.isToday ? styles.stripToday : undefined)}
        >
          <span className={styles.stripName}>{capitalise(dayNameShort(column.day, t.language))}</span>
          {column.date && (
            <>
              {' '}
              <b className={styles.stripNumber}>{dayOf(column.date)}</b>{' '}
              <span className="visually-hidden">{monthOfDay(column.date, t.language)}</span>
            </>
          )}
        </Link>
      ))}
    </Choices>
  );
}

/** Display options of a list's cards. */
interface Speech {
  saysWeeks: boolean;
  of: Several | undefined;
}

interface SlotProps extends Speech {
  lessons: readonly LessonInPlan[];
  time: string | null;
  /** Break before the lesson. */
  pause: Pause | null | undefined;
}

/** "окно 2 ч 5 мин", "переход в 4 к." */
function PauseNote({ pause }: { pause: Pause }) {
  const t = useTexts(scheduleTexts);
  return (
    <li className={styles.pause}>
      {pause.kind === 'window'
        ? t('window', pause)
        : t('way', { building: buildingName(pause.building, t.language) })}
    </li>
  );
}

function Slot({ lessons, time, pause, ...speech }: SlotProps) {
  const t = useTexts(scheduleTexts);
  const [first] = lessons;
  if (!first) return null;
  const { startLessonTime: start, endLessonTime: end } = first.lesson;
  const minute = time === null ? null : minutesOf(time);
  const isNow = minute !== null && minutesOf(start) <= minute && minute < minutesOf(end);
  return (
    <>
      {pause && <PauseNote pause={pause} />}
      <li className={styles.slot}>
        <div>
          <span className={styles.start}>{start}</span>
          <span className={styles.end}>{end}</span>
          {isNow && minute !== null && (
            <span className={styles.left}>{t('minutesLeft', { minutes: minutesOf(end) - minute })}</span>
          )}
        </div>
        <div className={styles.cards}>
          {lessons.map((planned) => (
            <LessonCard
              key={lessonKey(planned.lesson)}
              planned={planned}
              isNow={isNow}
              variant="list"
              {...speech}
            />
          ))}
        </div>
      </li>
    </>
  );
}

const slotOf = (lessons: readonly LessonInPlan[]): TimeSlot => ({
  start: lessons[0]?.lesson.startLessonTime ?? '',
  end: lessons[0]?.lesson.endLessonTime ?? '',
  rooms: lessons.flatMap(({ lesson }) => lesson.auditories),
});

function Day({ column, ...speech }: Speech & { column: DayColumn }) {
  const t = useTexts(scheduleTexts);
  const { time } = useNow();
  const slots = Map.groupBy(
    column.lessons,
    ({ lesson }) => `${lesson.startLessonTime}-${lesson.endLessonTime}`,
  );
  // Breaks are meaningless in a list of several weeks, a department or a room.
  const pauses =
    speech.saysWeeks || speech.of !== undefined
      ? null
      : pausesOf([...slots.values()].map(slotOf), column.bells);
  const quiet = column.holiday ? <HolidayName holiday={column.holiday} /> : t('noLessons');
  const title = column.date ? t('day', { date: column.date }) : capitalise(dayName(column.day, t.language));
  return (
    <section className={styles.day} aria-current={column.isToday ? 'date' : undefined}>
      <h2 className={styles.heading}>
        <span>{title}</span>
        {column.isToday && <span className={styles.today}>{t('today')}</span>}
        <span className={styles.count}>{slots.size > 0 ? t('count', { count: slots.size }) : quiet}</span>
      </h2>
      <ul className={styles.slots}>
        {[...slots].map(([key, lessons], index) => (
          <Slot
            key={key}
            lessons={lessons}
            pause={pauses?.[index]}
            time={column.isToday ? time : null}
            {...speech}
          />
        ))}
      </ul>
    </section>
  );
}

interface DayListProps {
  view: WeekView;
  choice: ChoiceInAddress;
  of?: Several | undefined;
}

/** The week on a narrow screen: the selected day and the following days, stacked. */
export function DayList({ view, choice, of }: DayListProps) {
  const today = view.days.find(({ isToday }) => isToday)?.day;
  const dayOfDate = choice.date && weekday(choice.date) < 7 ? weekday(choice.date) : null;
  const selected = choice.day ?? dayOfDate ?? today ?? 1;
  return (
    <>
      <DayStrip view={view} selected={selected} choice={choice} />
      {view.days
        .filter(({ day }) => day >= selected)
        .map((column) => (
          <Day key={column.day} column={column} saysWeeks={view.chosen.length > 1} of={of} />
        ))}
    </>
  );
}
