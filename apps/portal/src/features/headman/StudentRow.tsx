import type { Attendance, DayLesson } from '@semestr/api/journal';
import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type KeyboardEvent, memo } from 'react';
import { type RosterInputStore, useHours } from './roster-input.ts';
import styles from './roster.module.css';
import { isExcused, missedBy, nextByLetter } from '@semestr/core/roster';
import { headmanTexts } from './texts.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 };

/** Returns the row that a key moves to, counted from 0; null for other keys. */
function targetOf(key: string, from: number, names: readonly string[]): number | null {
  const last = names.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = steps[key];
  if (step !== undefined) return Math.min(Math.max(from + step, 0), last);
  return key.length === 1 && key !== ' ' && !/\d/.test(key) ? nextByLetter(names, from, key) : null;
}

/** Focuses the selected option of a row. */
export const focusRow = (row: Element | null | undefined): void =>
  row?.querySelector<HTMLElement>('button[aria-pressed="true"]')?.focus();

interface StudentRowProps {
  lesson: DayLesson;
  student: Attendance;
  names: readonly string[];
  place: number;
  store: RosterInputStore;
  isClosed: boolean;
  /** Whether the row is the tab stop; arrow keys move between rows. */
  isTabStop: boolean;
  onFocus: (studentId: number) => void;
  onEnter: (isOpen: true) => void;
}

/** A student with the hours to select. */
export const StudentRow = memo(function StudentRow(props: StudentRowProps) {
  const { lesson, student, names, place, store, isClosed, isTabStop, onFocus, onEnter } = props;
  const t = useTexts(headmanTexts);
  const hours = useHours(store, student.id, missedBy(student));
  const most = lesson.lessonPeriod.lessonPeriodHours;
  const isKept = isExcused(student);
  const isOnLeave = student.isNotStudying === true;
  const mayChoose = (value: number): boolean =>
    !isClosed && value <= most && !(isKept && value === 0) && !(isOnLeave && value > 0);
  const choose = (value: number): void => {
    if (mayChoose(value) && value !== hours) store.set(lesson, { [student.id]: value });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const { key, currentTarget: button } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const row = button.closest('li');
    const target = targetOf(key, place, names);
    if (target !== null) focusRow(row?.parentElement?.children[target]);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const beside = key === 'ArrowLeft' ? button.previousElementSibling : button.nextElementSibling;
      if (beside instanceof HTMLElement) beside.focus();
    } else if (/^\d$/.test(key)) {
      choose(Number(key));
      if (mayChoose(Number(key))) row?.querySelector<HTMLElement>(`[data-hours="${key}"]`)?.focus();
    } else if (key === 'Enter' && !isClosed) onEnter(true);
    else return;
    event.preventDefault();
  };
  return (
    <li className={styles.row} data-absent={hours > 0 || undefined}>
      <span className={styles.place}>{place + 1}</span>
      <span className={styles.name} id={`student-${student.id}`}>
        <span lang="ru">{student.fio}</span>
        {isOnLeave && (
          <span className={styles.away} title={t('onLeaveTitle')}>
            {t('onLeave')}
          </span>
        )}
        {isKept && (
          <span className={styles.excused} title={t('excusedTitle')}>
            {t('excused')}
          </span>
        )}
      </span>
      <Choices labelledBy={`student-${student.id}`} className={styles.hours}>
        {Array.from({ length: most + 1 }, (_, value) => (
          <Choice
            key={value}
            className={styles.hour}
            isChosen={value === hours}
            data-hours={value}
            aria-disabled={!mayChoose(value) || undefined}
            tabIndex={isTabStop && value === hours ? 0 : -1}
            onFocus={() => onFocus(student.id)}
            onKeyDown={onKeyDown}
            onClick={() => choose(value)}
          >
            {value === 0 && hours === 0 && !isOnLeave ? t('here') : value}
          </Choice>
        ))}
      </Choices>
    </li>
  );
});
