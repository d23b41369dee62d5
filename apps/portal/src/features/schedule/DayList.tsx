import { dayOf, minutesOf } from '@semestr/core/dates';
import { capitalised, dayName, dayNameShort, monthOfDay } from '@semestr/core/display';
import { choiceClass, Choices } from '@semestr/ui/Choices.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import { useNow } from '../../ui/now.ts';
import type { ChoiceInAddress } from './address.ts';
import styles from './days.module.css';
import { LessonCard } from './LessonCard.tsx';
import { lessonKey, type Planned } from '../../lessons/lesson.ts';
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
          <span className={styles.stripName}>{capitalised(dayNameShort(column.day, t.language))}</span>
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

function Slot({
  lessons,
  time,
  saysWeeks,
}: {
  lessons: readonly Planned[];
  time: string | null;
  saysWeeks: boolean;
}) {
  const t = useTexts(scheduleTexts);
  const [first] = lessons;
  if (!first) return null;
  const { startLessonTime: start, endLessonTime: end } = first.lesson;
  const minute = time === null ? null : minutesOf(time);
  const isNow = minute !== null && minutesOf(start) <= minute && minute < minutesOf(end);
  return (
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
            saysWeeks={saysWeeks}
            variant="list"
          />
        ))}
      </div>
    </li>
  );
}

function Day({ column, saysWeeks }: { column: DayColumn; saysWeeks: boolean }) {
  const t = useTexts(scheduleTexts);
  const { time } = useNow();
  const slots = Map.groupBy(
    column.lessons,
    ({ lesson }) => `${lesson.startLessonTime}-${lesson.endLessonTime}`,
  );
  const title = column.date ? t('day', { date: column.date }) : capitalised(dayName(column.day, t.language));
  return (
    <section className={styles.day} aria-current={column.isToday ? 'date' : undefined}>
      <h2 className={styles.heading}>
        <span>{title}</span>
        {column.isToday && <span className={styles.today}>{t('today')}</span>}
        <span className={styles.count}>
          {slots.size > 0 ? t('count', { count: slots.size }) : t('noLessons')}
        </span>
      </h2>
      <ul className={styles.slots}>
        {[...slots].map(([key, lessons]) => (
          <Slot key={key} lessons={lessons} time={column.isToday ? time : null} saysWeeks={saysWeeks} />
        ))}
      </ul>
    </section>
  );
}

/** The same week where there is no room for a table: the chosen day and those after it, one under the other. */
export function DayList({ view, choice }: { view: WeekView; choice: ChoiceInAddress }) {
  const today = view.days.find(({ isToday }) => isToday)?.day;
  const selected = choice.day ?? today ?? 1;
  return (
    <>
      <DayStrip view={view} selected={selected} choice={choice} />
      {view.days
        .filter(({ day }) => day >= selected)
        .map((column) => (
          <Day key={column.day} column={column} saysWeeks={view.chosen.length > 1} />
        ))}
    </>
  );
}
