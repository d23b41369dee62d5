import { weekNumbers } from '@semestr/core/calendar';
import { shortName } from '@semestr/core/display';
import { languageOfData } from '@semestr/core/languages';
import { lessonKind } from '@semestr/core/schedule';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@semestr/ui/class-names';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import type { Several } from '../../university/favourites.ts';
import { lettersOf } from '@semestr/core/lesson-letters';
import styles from '@semestr/ui/lesson.module.css';
import { fullSubjectOf, type LessonInPlan, roomShort, subjectOf } from '../../lessons/lesson.ts';
import { subgroupName } from './subgroup-name.ts';
import { scheduleTexts } from './texts.ts';
import { roomScreen, scheduleScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

interface CardProps {
  planned: LessonInPlan;
  /** Whether the lesson is in progress, which is shown by a red ring. */
  isNow: boolean;
  /** Whether several weeks are shown, so that each lesson lists its weeks. */
  saysWeeks: boolean;
  /** "4 пары подряд" and their times. */
  inARow?: readonly string[] | undefined;
  /** Whether to show the full name of the subject first, for which a list has room. */
  variant: 'table' | 'list';
  /** Owner of a schedule of several groups and educators, whose lessons name both; that of a room omits the room. */
  of?: Several | undefined;
}

/**
 * The educators, the groups (in an educator's schedule), or both (in other schedules). Each links to their schedule.
 */
function People({ planned: { lesson }, of }: Pick<CardProps, 'planned' | 'of'>) {
  const language = useLanguage();
  const educators = lesson.employees?.map((educator) => ({ id: educator.urlId, name: shortName(educator) }));
  const groups = lesson.studentGroups.map(({ name }) => ({ id: name, name }));
  const people = [educators ?? [], !educators || of ? groups : []].filter(({ length }) => length > 0);
  return people.map((some, place) => (
    <Fragment key={some[0]?.id}>
      {place > 0 && ' · '}
      {some.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link
            to={to(scheduleScreen, { id })}
            className={styles.quiet}
            lang={languageOfData(name, language)}
          >
            {name}
          </Link>
        </span>
      ))}
    </Fragment>
  ));
}

function Tag({ type }: { type: string | null }) {
  const t = useTexts(scheduleTexts);
  if (type === null) return null;
  return (
    <abbr className={styles.letters} title={t(`kinds.${lessonKind({ lessonTypeAbbrev: type })}`)}>
      {lettersOf(type, t.language)}
    </abbr>
  );
}

/** A lesson with its subject, room, full name and people. The type is shown by abbreviation, bar and tint. */
export function LessonCard({ planned, isNow, saysWeeks, inARow, variant, of }: CardProps) {
  const t = useTexts(scheduleTexts);
  const { lesson, weeks } = planned;
  const isList = variant === 'list';
  const rooms = of === 'room' ? [] : lesson.auditories.map(roomShort);
  const marks = [
    saysWeeks && weeks.length < weekNumbers.length && t('onWeeks', { weeks: weeks.join(', ') }),
    lesson.numSubgroup > 0 &&
      (isList
        ? t(`subgroupNames.${subgroupName(lesson.numSubgroup)}`)
        : t('subgroupShort', { subgroup: lesson.numSubgroup })),
  ].filter((mark) => mark !== false);
  const full = fullSubjectOf(lesson);
  return (
    <article
      className={classNames(
        styles.card,
        styles[lessonKind(lesson)],
        isNow && styles.now,
        isList && styles.list,
      )}
    >
      <p className={styles.head}>
        {isNow && <span className="visually-hidden">{t('now')}: </span>}
        <Tag type={lesson.lessonTypeAbbrev} />
        <span className={styles.subject} lang="ru">
          {isList ? full : subjectOf(lesson)}
        </span>
        {rooms.length > 0 && (
          <span className={styles.room}>
            <span className="visually-hidden">, {t('roomWord')} </span>
            {rooms.map((room, index) => (
              <Fragment key={room}>
                {index > 0 && ', '}
                <Link
                  to={to(roomScreen, { name: room })}
                  className={styles.quiet}
                  lang={languageOfData(room, t.language)}
                >
                  {room}
                </Link>
              </Fragment>
            ))}
          </span>
        )}
      </p>
      {!isList && full !== subjectOf(lesson) && (
        <p className={styles.full} lang="ru">
          {full}
        </p>
      )}
      {inARow && (
        <p className={styles.inARow}>
          {inARow.map((part) => (
            <Fragment key={part}>
              <span>{part}</span>{' '}
            </Fragment>
          ))}
        </p>
      )}
      {lesson.note && lesson.subject && (
        <p className={styles.note} lang="ru">
          {lesson.note}
        </p>
      )}
      <p className={styles.foot}>
        <span>
          {isList && lesson.subject && lesson.subject !== full && (
            <>
              <span lang="ru">{lesson.subject}</span>
              {' · '}
            </>
          )}
          <People planned={planned} of={of} />
        </span>
        {marks.length > 0 && <span className={styles.marks}>{marks.join(' · ')}</span>}
      </p>
    </article>
  );
}
