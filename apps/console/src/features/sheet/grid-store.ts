import { enrolmentOn } from '@semestr/core/enrolments';
import { isForSubgroup } from '@semestr/core/journal';
import { cellText } from '@semestr/core/sheet-cell';
import {
  type Box,
  boxOf,
  isInBox,
  pasted,
  type Place,
  placeAfter,
  placesOf,
  type Selection,
  type Step,
} from '@semestr/core/sheet-range';
import { rowsOfText, textOfRows } from '@semestr/core/sheet-text';
import { type Column, keyOf, type Row } from './sheet-data.ts';
import type { Sheet } from './sheet-store.ts';
import { createWatching } from './watch.ts';

/** The text being edited, before it is applied to the cell. */
interface Editing {
  place: Place;
  /** Initial text. */
  text: string;
  /** Whether editing began by typing: then an arrow key ends it. Otherwise arrow keys move within the text. */
  isQuick: boolean;
}

const START: Place = { row: 0, column: 0 };
const nameOf = ({ row, column }: Place): string => `${row} ${column}`;
const isSame = (a: Place, b: Place): boolean => a.row === b.row && a.column === b.column;

/** Selection and editing state of the visible rows and columns, kept outside React like the cells. */
export function createGrid(sheet: Sheet, rows: readonly Row[], columns: readonly Column[]) {
  const size = { rows: rows.length, columns: columns.length };
  const { watch, notify } = createWatching();
  let selection: Selection = { from: START, at: START };
  let box: Box = boxOf(selection);
  let editing: Editing | null = null;

  const keyAt = ({ row, column }: Place): string => keyOf(rows[row]?.id ?? 0, columns[column]?.id ?? 0);

  /**
   * A cell is writable for students who were in the lesson's group and subgroup on its day, or are noted in it, when the
   * lesson has at most one mark.
   */
  function isHeld({ row, column }: Place): boolean {
    const [student, lesson] = [rows[row], columns[column]];
    if (!student || !lesson) return false;
    const then = enrolmentOn(student.enrolments, lesson.date);
    return (then !== null && isForSubgroup(lesson.subgroup, then.subgroup)) || student.noted.has(lesson.id);
  }
  const isWritable = (place: Place): boolean => isHeld(place) && sheet.severalOf(keyAt(place)) === null;

  /** Returns the display flags of a cell as a string, which can be compared by value. */
  function flagsOf(place: Place): string {
    if (!isInBox(place, box)) return '';
    const { row, column } = place;
    const isOne = box.top === box.bottom && box.left === box.right;
    return [
      isSame(place, selection.at) && 'active',
      editing && isSame(place, editing.place) && 'editing',
      isOne || 'selected',
      row === box.top && 'top',
      row === box.bottom && 'bottom',
      column === box.left && 'left',
      column === box.right && 'right',
    ]
      .filter((flag) => typeof flag === 'string')
      .join(' ');
  }

  /** Notifies the cells whose appearance differs between the two states. */
  function change(next: { selection: Selection; editing: Editing | null }): void {
    const places = [...placesOf(box), ...placesOf(boxOf(next.selection))].flat();
    const before = new Map(places.map((place) => [nameOf(place), flagsOf(place)]));
    ({ selection, editing } = next);
    box = boxOf(selection);
    for (const place of places) if (before.get(nameOf(place)) !== flagsOf(place)) notify(nameOf(place));
  }

  const select = (at: Place, isExtended = false): void =>
    change({ selection: { from: isExtended ? selection.from : at, at }, editing: null });

  /** Returns the keys of the selected cells that are writable. */
  const written = (): string[] => placesOf(box).flat().filter(isWritable).map(keyAt);

  return {
    size,
    keyAt,
    isHeld,
    isWritable,
    watch: (place: Place) => watch(nameOf(place)),
    flagsOf,
    at: (): Place => selection.at,
    editing: (): Editing | null => editing,
    select,
    selectAll: (): void =>
      change({
        selection: { from: START, at: { row: size.rows - 1, column: size.columns - 1 } },
        editing: null,
      }),
    move: (step: Step, isExtended = false): void => select(placeAfter(step, selection.at, size), isExtended),
    /** Starts editing the active cell; returns false when it is read-only. */
    edit: (text?: string): boolean => {
      const { at } = selection;
      if (!isWritable(at)) return false;
      const life = sheet.lifeOf(keyAt(at));
      const now = life.state === 'conflict' ? '' : cellText(life);
      change({
        selection: { from: at, at },
        editing: { place: at, text: text ?? now, isQuick: text !== undefined },
      });
      return true;
    },
    /** Ends editing; null leaves the cell unchanged. */
    endEdit: (text: string | null): void => {
      if (!editing) return;
      const key = keyAt(editing.place);
      change({ selection, editing: null });
      if (text !== null && text.trim() !== cellText(sheet.lifeOf(key))) sheet.type([{ key, text }]);
    },
    clear: (): void => {
      const filled = written().filter((key) => cellText(sheet.lifeOf(key)) !== '');
      if (filled.length > 0) sheet.type(filled.map((key) => ({ key, text: '' })));
    },
    copied: (): string =>
      textOfRows(
        placesOf(box).map((places) =>
          places.map((place) => {
            const key = keyAt(place);
            return sheet.severalOf(key)?.join(', ') ?? cellText(sheet.lifeOf(key));
          }),
        ),
      ),
    /** Pastes a copied range; the first rejected cell becomes active. */
    paste: (text: string): void => {
      const { values, outside, box: filled } = pasted(rowsOfText(text), selection, size);
      const fitting = values.filter(({ place }) => isWritable(place));
      const lost = values.filter(({ place, text: one }) => !isWritable(place) && one.trim() !== '');
      sheet.paste(
        fitting.map(({ place, text: one }) => ({ key: keyAt(place), text: one })),
        outside + lost.length,
      );
      const first = fitting.find(({ place }) => sheet.lifeOf(keyAt(place)).state === 'refused');
      if (first) return select(first.place);
      const from = { row: filled.top, column: filled.left };
      change({ selection: { from: { row: filled.bottom, column: filled.right }, at: from }, editing: null });
    },
    /** Moves to a cell by its key; returns false when it is not visible. */
    goTo: (key: string): boolean => {
      const [studentId, lessonId] = key.split('/').map(Number);
      const row = rows.findIndex(({ id }) => id === studentId);
      const column = columns.findIndex(({ id }) => id === lessonId);
      if (row < 0 || column < 0) return false;
      select({ row, column });
      return true;
    },
  };
}

export type Grid = ReturnType<typeof createGrid>;
