import type { TimetabledLesson } from '@semestr/api/timetable';
import { weekNumbers } from '@semestr/core/calendar';
import { lettersOf } from '@semestr/core/lesson-letters';
import { roomShort } from '@semestr/core/room-names';
import { lessonKind } from '@semestr/core/schedule';
import { weeksOf } from '@semestr/core/week-slots';
import { classNames } from '@semestr/ui/class-names';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import look from '@semestr/ui/lesson.module.css';
import { CircleAlert } from 'lucide-react';
import styles from './grid.module.css';
import { timetableTexts } from './texts/index.ts';
import type { Owner } from './use-address.ts';
import type { Fit } from './use-fit.ts';

/** Data type of a dragged lesson, whose data is its id, or empty for a new lesson. */
export const DRAGGED_LESSON = 'application/x-lesson';

/** Part of a lesson that its card shows. */
type DisplayedLesson = { id?: number | undefined } & Pick<
  TimetabledLesson,
  'subject' | 'type' | 'rooms' | 'weeks' | 'subgroup' | 'groups' | 'employees' | 'inDraft'
>;

interface LessonCardProps {
  lesson: DisplayedLesson;
  of: Owner;
  /** The clashes of the lesson. */
  clashes?: Fit['clashes'];
  /** Whether its panel is open. */
  isOpen?: boolean;
  /** Opens its panel; undefined when it is already open or when the lesson cannot be changed. */
  onOpen?: () => void;
}

/** A lesson in the week: subject, room, educator and weeks. It can be clicked, or dragged to another slot. */
export function LessonCard({ lesson, of, clashes, isOpen = false, onOpen }: LessonCardProps) {
  const t = useTexts(timetableTexts);
  const language = useLanguage();
  const { subject, type, subgroup, inDraft } = lesson;
  const weeks = weeksOf(lesson);
  const people = of === 'employee' ? lesson.groups : lesson.employees;
  const rooms = of === 'room' ? [] : lesson.rooms.map(roomShort);
  const also = of === 'room' ? lesson.groups : [];
  const isDoubled = (label: string): boolean =>
    clashes?.some((clash) => clash.rooms.some((room) => roomShort(room) === label)) === true;
  return (
    <button
      type="button"
      draggable={isOpen || onOpen !== undefined}
      disabled={!isOpen && onOpen === undefined}
      aria-pressed={isOpen}
      data-lesson={lesson.id}
      className={classNames(
        look.card,
        look[lessonKind({ lessonTypeAbbrev: type })],
        styles.card,
        isOpen && styles.open,
      )}
      onClick={onOpen}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData(DRAGGED_LESSON, String(lesson.id ?? ''));
      }}
    >
      <span className={styles.head}>
        {type !== null && <span className={look.letters}>{lettersOf(type, language)}</span>}
        <span className={styles.subject} lang="ru">
          {subject ?? t('noSubject')}
        </span>
        {rooms.length > 0 && (
          <span className={styles.room}>
            {rooms.map((room, index) => (
              <span key={room} className={classNames(isDoubled(room) && styles.doubled)}>
                {index > 0 && ', '}
                {isDoubled(room) && <CircleAlert size={12} strokeWidth={2} aria-label={t('doubled')} />}
                {room}
              </span>
            ))}
          </span>
        )}
      </span>
      <span className={styles.line}>{[...also, ...people].map(({ name }) => name).join(', ')}</span>
      <span className={styles.line}>
        <span>
          {weeks.length === weekNumbers.length
            ? t('eachWeek')
            : t('onWeeks', { count: weeks.length, weeks: weeks.join(', ') })}
        </span>
        {subgroup > 0 && <span className={styles.half}>{t('half', { subgroup })}</span>}
        {inDraft && <span className={styles.inDraft}>{t(`inDraft.${inDraft}`)}</span>}
      </span>
    </button>
  );
}
