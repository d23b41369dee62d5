import type { TimetabledLesson } from '@semestr/api/timetable';
import type { Slot } from '@semestr/core/week-slots';
import { dayName } from '@semestr/core/display';
import { lettersOf } from '@semestr/core/lesson-letters';
import { classNames } from '@semestr/ui/class-names';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import type { Reachable } from '@semestr/ui/use-grid-keys';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { takenText } from './clash-words.ts';
import styles from './grid.module.css';
import { type GridProps, slotName } from './grid-props.ts';
import { DRAGGED_LESSON, LessonCard } from './LessonCard.tsx';
import type { LessonValues } from './lesson-values.ts';
import { timetableTexts } from './texts/index.ts';

interface CellProps extends Omit<GridProps, 'draft' | 'lessons'> {
  slot: Slot;
  lessons: readonly TimetabledLesson[];
  /** The lesson of the panel, when it is in this cell. */
  draft: LessonValues | null;
  ghost: TimetabledLesson | null;
  /** Whether a lesson of the week is open and can be moved. */
  isPlacing: boolean;
  reachable: Reachable;
}

/** Activates the content of a cell on Enter: the first lesson, or the free slot. */
function pressFirst(event: KeyboardEvent<HTMLTableCellElement>): void {
  if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector('button')?.click();
}

/** A slot of the week: its lessons, or a free slot with the reasons against using it. */
export function Cell(props: CellProps) {
  const { slot, lessons, draft, ghost, fit, isPlacing, isFixed, of, stored, reachable } = props;
  const { onOpen, onAdd, onPlace, onDrop } = props;
  const t = useTexts(timetableTexts);
  const language = useLanguage();
  const [isOver, setOver] = useState(false);
  const isTaken = draft !== null;
  // Uses the names of the stored lesson; changes to them are only shown in the panel.
  const draftInCell = draft && { ...draft, groups: stored?.groups ?? [], employees: stored?.employees ?? [] };
  // Keeps the position of an open card, because replacing an element ends its drag.
  const cards = [...lessons, ...(draftInCell ? [draftInCell] : [])].toSorted(
    (a, b) => (a.id ?? Number.POSITIVE_INFINITY) - (b.id ?? Number.POSITIVE_INFINITY),
  );
  const at = t('at', { day: dayName(slot.day, language), time: slot.startTime });
  // Only for free slots; a cell with lessons is visibly taken.
  const reason =
    isPlacing && lessons.length === 0
      ? fit?.obstacles.find(({ day, startTime }) => day === slot.day && startTime === slot.startTime)
      : undefined;
  const [against] = reason?.clashes ?? [];
  return (
    <td
      {...reachable}
      data-slot={slotName(slot)}
      className={classNames(styles.cell, isOver && styles.over)}
      onKeyDown={pressFirst}
      onDragOver={(event) => {
        if (isFixed || !event.dataTransfer.types.includes(DRAGGED_LESSON)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Entering a child element does not leave the cell.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.getData(DRAGGED_LESSON), slot);
      }}
    >
      <div className={styles.cards}>
        {cards.map((lesson) => (
          <LessonCard
            key={lesson.id ?? 'new'}
            lesson={lesson}
            of={of}
            {...(lesson === draftInCell
              ? { isOpen: true, ...(fit && { clashes: fit.clashes }) }
              : !isFixed && { onOpen: () => onOpen(Number(lesson.id)) })}
          />
        ))}
        {ghost && (
          <button type="button" className={styles.ghost} onClick={() => onPlace(slot)}>
            <span className={styles.what}>
              {[ghost.type && lettersOf(ghost.type, language), ghost.subject, ghost.rooms[0]]
                .filter(Boolean)
                .join(' ')}
            </span>
            <span>{t('stoodHere')}</span>
          </button>
        )}
        {!isTaken && !ghost && !isFixed && (
          <button
            type="button"
            tabIndex={lessons.length > 0 ? -1 : undefined}
            className={classNames(styles.place, against && styles.taken, lessons.length > 0 && styles.more)}
            onClick={() => (isPlacing ? onPlace(slot) : onAdd(slot))}
          >
            <span className="visually-hidden">{t(isPlacing ? 'placeAt' : 'addAt', { at })} </span>
            {against && fit ? (
              <span className={styles.reason}>
                <b>{t('taken', { what: takenText(against, fit) })}</b> <span>{lineOf(against.lessonId)}</span>
              </span>
            ) : (
              <span className={styles.add} aria-hidden>
                <Plus size={14} strokeWidth={2} />
                {lessons.length === 0 && t(isPlacing ? 'place' : 'add')}
              </span>
            )}
          </button>
        )}
      </div>
    </td>
  );

  /** Returns the label of a lesson in this slot: "ЛР СУБД, 428502". */
  function lineOf(id: number): string {
    const lesson = fit?.lessons.find((one) => one.id === id);
    if (!lesson) return '';
    const what = [lesson.type && lettersOf(lesson.type, language), lesson.subject].filter(Boolean).join(' ');
    return [what, ...lesson.groups.map(({ name }) => name)].join(', ');
  }
}
