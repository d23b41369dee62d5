import { newIdempotencyKey } from '@semestr/api/idempotency-key';
import { formulaOf } from '@semestr/core/markbook';
import {
  afterCellEvent,
  type CellEvent,
  type CellState,
  type CellMark,
  cleanCell,
  countedMark,
  type StoredMark,
} from '@semestr/core/sheet-cell';
import { createQueue } from './queue.ts';
import type { Attempt, Save } from './save.ts';
import { createTopics } from './topics.ts';

/** How long the tick of a saved cell is shown, in milliseconds. */
const TICK = 3000;

/** Returns the key of a cell. */
export const keyOf = (rowId: number, columnId: number): string => `${rowId}/${columnId}`;

/** Data of a sheet. Rows are students; columns are lessons or disciplines. */
export interface SheetSource<S extends StoredMark> {
  rows: readonly { id: number }[];
  columns: readonly { id: number }[];
  /** Marks by cell key; several when a cell has several. */
  marks: ReadonlyMap<string, readonly S[]>;
  /** Parses a text typed into a column: null when empty, undefined when it is not a mark. */
  read: (text: string, columnId: number) => CellMark | undefined;
  save: Save<S>;
}

/** Summary shown in the bar below the grid. */
export interface Summary {
  /** Number of cells saved since the sheet was opened. */
  saved: number;
  saving: number;
  /** The keys of cells that require a decision. */
  conflicts: readonly string[];
  refused: readonly string[];
}

/** A paste that can be undone. */
export interface Notice {
  pasted: number;
  /** Number of values that were outside the grid or whose cell is read-only. */
  skipped: number;
}

type Typed = readonly { key: string; text: string }[];

const EMPTY = cleanCell<never>(null);

/**
 * Creates the store of a sheet's cells. It is outside React, so that typing only renders one cell, however large the
 * sheet is. Changes are saved automatically.
 */
export function createSheet<S extends StoredMark>({ rows, columns, marks, read, save }: SheetSource<S>) {
  const lives = new Map<string, CellState<S>>();
  for (const [key, [first, ...others]] of marks)
    if (first && others.length === 0) lives.set(key, cleanCell(first));
  const places = new Map(
    rows.flatMap((row) =>
      columns.map((column) => [keyOf(row.id, column.id), { rowId: row.id, columnId: column.id }]),
    ),
  );
  const attempts = new Map<string, Attempt<S>>();
  const states = { saving: new Set<string>(), conflict: new Set<string>(), refused: new Set<string>() };
  const saved = new Set<string>();
  const history: Typed[] = [];
  const { watch, notify } = createTopics();
  let summary: Summary = { saved: 0, saving: 0, conflicts: [], refused: [] };
  let notice: Notice | null = null;
  const queue = createQueue(work);

  const lifeOf = (key: string): CellState<S> => lives.get(key) ?? EMPTY;
  const severalOf = (key: string) => {
    const all = marks.get(key) ?? [];
    return all.length > 1 ? all.map(({ mark }) => mark) : null;
  };

  function happen(key: string, event: CellEvent<S>): void {
    const [before, place] = [lifeOf(key), places.get(key)];
    const life = afterCellEvent(before, event);
    if (life === before || !place) return;
    lives.set(key, life);
    for (const [state, keys] of Object.entries(states))
      if (life.state === state) keys.add(key);
      else keys.delete(key);
    if (life.state === 'saved') {
      saved.add(key);
      // A later save has a separate timer.
      window.setTimeout(() => lifeOf(key) === life && happen(key, { what: 'seen' }), TICK);
    }
    if (life.state === 'saving') queue.add(key);
    summary = {
      saved: saved.size,
      saving: states.saving.size,
      conflicts: [...states.conflict],
      refused: [...states.refused],
    };
    for (const what of [key, `row ${place.rowId}`, `column ${place.columnId}`, 'summary']) notify(what);
  }

  /** Sends the pending change of a cell; returns false when there was no response. */
  async function work(key: string): Promise<boolean> {
    const [life, place] = [lifeOf(key), places.get(key)];
    if (life.state !== 'saving' || !place) return true;
    const { typed: mark, stored } = life;
    // A change without a response may have been saved. It is retried with the same key before a newer one is sent.
    const attempt = attempts.get(key) ?? { mark, stored, idempotencyKey: newIdempotencyKey() };
    attempts.set(key, attempt);
    const outcome = await save(place, attempt);
    if (outcome.what === 'again') return false;
    attempts.delete(key);
    happen(key, outcome);
    return true;
  }

  const counted = (keys: readonly string[]): string[] =>
    keys.flatMap((key) => severalOf(key) ?? countedMark(lifeOf(key)) ?? []);

  function note(next: Notice | null): void {
    notice = next;
    notify('notice');
  }

  const textNow = (key: string): string => countedMark(lifeOf(key)) ?? '';

  function typed(key: string, text: string): void {
    const place = places.get(key);
    if (place) happen(key, { what: 'typed', text, mark: read(text, place.columnId) });
  }

  /** Sets the values of several cells; one `undo` reverts all of them. */
  function type(values: Typed): void {
    const before = values.map(({ key }) => ({ key, text: textNow(key) }));
    for (const { key, text } of values) typed(key, text);
    history.push(before);
    note(null);
  }

  return {
    watch,
    lifeOf,
    /** Returns the marks of a cell that has several, which can only be changed on their own pages; null otherwise. */
    severalOf,
    summary: (): Summary => summary,
    notice: (): Notice | null => notice,
    type,
    paste: (values: Typed, skipped: number): void => {
      type(values);
      note({ pasted: values.length, skipped });
    },
    /** Undoes the last input; returns its cells. */
    undo: (): readonly string[] => {
      const last = history.pop() ?? [];
      for (const { key, text } of last) typed(key, text);
      note(null);
      return last.map(({ key }) => key);
    },
    /** Replaces a mark that was saved outside the sheet's queue. */
    renew: (key: string, stored: S): void => happen(key, { what: 'stored', stored, sent: stored.mark }),
    giveBack: (key: string): void => happen(key, { what: 'discarded' }),
    insist: (key: string): void => happen(key, { what: 'overwritten' }),
    resume: queue.resume,
    /** Returns the marks of these cells that count in averages. */
    counted,
    /** Returns the average of the numeric marks in these cells; null when there are none. */
    average: (keys: readonly string[]): number | null => {
      const { sum, count } = formulaOf(counted(keys));
      return count === 0 ? null : sum / count;
    },
  };
}

/** A sheet of marks of type S. */
export type SheetOf<S extends StoredMark> = ReturnType<typeof createSheet<S>>;

/** A sheet of any marks, as used by its components. */
export type Sheet = Omit<SheetOf<StoredMark>, 'renew'>;
