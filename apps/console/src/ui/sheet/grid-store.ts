import { cellText } from '@semestr/core/sheet-cell';
import {
  type Box,
  boxOf,
  isInBox,
  pasteValues,
  type Place,
  placeAfter,
  placesOf,
  type Selection,
  type Step,
} from '@semestr/core/sheet-range';
import { rowsOfText, textOfRows } from '@semestr/core/sheet-text';
import { keyOf, type Sheet } from './sheet-store.ts';
import { createTopics } from './topics.ts';

/** The cell being edited. */
interface Editing {
  place: Place;
  /** Initial text. */
  text: string;
  /** Whether editing began by typing, so that arrow keys end it instead of moving within the text. */
  isQuick: boolean;
}

const START: Place = { row: 0, column: 0 };
const nameOf = ({ row, column }: Place): string => `${row} ${column}`;
const isSame = (a: Place, b: Place): boolean => a.row === b.row && a.column === b.column;

interface GridSource<R, C> {
  sheet: Sheet;
  /** The visible rows and columns. */
  rows: readonly R[];
  columns: readonly C[];
  /** Whether a cell can have a mark. */
  canHaveMark: (row: R, column: C) => boolean;
}

/** Selection and editing state of the visible rows and columns, kept outside React like the cells. */
export function createGrid<R extends { id: number }, C extends { id: number }>(source: GridSource<R, C>) {
  const { sheet, rows, columns } = source;
  const size = { rows: rows.length, columns: columns.length };
  const { watch, notify } = createTopics();
  let selection: Selection = { from: START, at: START };
  let box: Box = boxOf(selection);
  let editing: Editing | null = null;

  const keyAt = ({ row, column }: Place): string => keyOf(rows[row]?.id ?? 0, columns[column]?.id ?? 0);

  function canHaveMark(place: Place): boolean {
    const [row, column] = [rows[place.row], columns[place.column]];
    return row !== undefined && column !== undefined && source.canHaveMark(row, column);
  }
  /** A cell is writable when it has at most one mark. */
  const isWritable = (place: Place): boolean => canHaveMark(place) && sheet.severalOf(keyAt(place)) === null;

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

  /** Notifies the cells that look different in the two states. */
  function change(next: { selection: Selection; editing: Editing | null }): void {
    const places = [...placesOf(box), ...placesOf(boxOf(next.selection))].flat();
    const before = new Map(places.map((place) => [nameOf(place), flagsOf(place)]));
    ({ selection, editing } = next);
    box = boxOf(selection);
    for (const place of places) if (before.get(nameOf(place)) !== flagsOf(place)) notify(nameOf(place));
    notify('active');
  }

  const select = (at: Place, isExtended = false): void =>
    change({ selection: { from: isExtended ? selection.from : at, at }, editing: null });

  /** Returns the keys of the selected cells that are writable. */
  const written = (): string[] => placesOf(box).flat().filter(isWritable).map(keyAt);

  return {
    size,
    keyAt,
    canHaveMark,
    isWritable,
    watch: (place: Place) => watch(nameOf(place)),
    flagsOf,
    at: (): Place => selection.at,
    watchActive: watch('active'),
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
    /** Pastes a copied range. The first rejected cell becomes active. */
    paste: (text: string): void => {
      const { values, outside, box: filled } = pasteValues(rowsOfText(text), selection, size);
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
      const [rowId, columnId] = key.split('/').map(Number);
      const row = rows.findIndex(({ id }) => id === rowId);
      const column = columns.findIndex(({ id }) => id === columnId);
      if (row < 0 || column < 0) return false;
      select({ row, column });
      return true;
    },
  };
}

export type Grid = ReturnType<typeof createGrid>;
