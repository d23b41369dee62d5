import {
  afterCellEvent,
  type CellEvent,
  type CellLife,
  cleanCell,
  countedMark,
} from '@semestr/core/sheet-cell';
import { createQueue } from './queue.ts';
import type { Attempt, Save } from './save.ts';
import { keyOf, type SheetData } from './sheet-data.ts';
import { createWatching } from './watch.ts';

/** How long the tick of a saved cell is shown, in milliseconds. */
const TICK = 3000;

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

const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
const EMPTY = cleanCell(null);

/**
 * The cells of a sheet, kept outside React: typing renders only its own cell, however large the page is. Changes are
 * saved automatically.
 */
export function createSheet({ rows, columns, marks }: SheetData, save: Save) {
  const lives = new Map<string, CellLife>();
  for (const [key, [first, ...others]] of marks)
    if (first && others.length === 0) lives.set(key, cleanCell(first));
  const places = new Map(
    rows.flatMap((row) =>
      columns.map((column) => [keyOf(row.id, column.id), { studentId: row.id, lessonId: column.id }]),
    ),
  );
  const attempts = new Map<string, Attempt>();
  const states = { saving: new Set<string>(), conflict: new Set<string>(), refused: new Set<string>() };
  const saved = new Set<string>();
  const history: Typed[] = [];
  const { watch, notify } = createWatching();
  let summary: Summary = { saved: 0, saving: 0, conflicts: [], refused: [] };
  let notice: Notice | null = null;
  const queue = createQueue(work);

  const lifeOf = (key: string): CellLife => lives.get(key) ?? EMPTY;
  const severalOf = (key: string) => {
    const all = marks.get(key) ?? [];
    return all.length > 1 ? all.map(({ mark }) => mark) : null;
  };

  function happen(key: string, event: CellEvent): void {
    const [before, place] = [lifeOf(key), places.get(key)];
    const life = afterCellEvent(before, event);
    if (life === before || !place) return;
    lives.set(key, life);
    for (const [state, keys] of Object.entries(states))
      if (life.state === state) keys.add(key);
      else keys.delete(key);
    if (life.state === 'saved') {
      saved.add(key);
      // A later tick has its own timer.
      window.setTimeout(() => lifeOf(key) === life && happen(key, { what: 'seen' }), TICK);
    }
    if (life.state === 'saving') queue.add(key);
    summary = {
      saved: saved.size,
      saving: states.saving.size,
      conflicts: [...states.conflict],
      refused: [...states.refused],
    };
    for (const what of [key, `row ${place.studentId}`, `column ${place.lessonId}`, 'summary']) notify(what);
  }

  /** Sends the pending change of a cell; returns false when there was no response. */
  async function work(key: string): Promise<boolean> {
    const [life, place] = [lifeOf(key), places.get(key)];
    if (life.state !== 'saving' || !place) return true;
    const { typed: mark, stored } = life;
    // A change without a response may have been saved: it is repeated with the same key before a newer one is sent.
    const attempt = attempts.get(key) ?? { mark, stored, idempotencyKey: newKey() };
    attempts.set(key, attempt);
    const outcome = await save(place, attempt);
    if (outcome.what === 'again') return false;
    attempts.delete(key);
    happen(key, outcome);
    return true;
  }

  function note(next: Notice | null): void {
    notice = next;
    notify('notice');
  }

  const textNow = (key: string): string => String(countedMark(lifeOf(key)) ?? '');

  /** Sets the values of several cells; one `undo` reverts all of them. */
  function type(values: Typed): void {
    const before = values.map(({ key }) => ({ key, text: textNow(key) }));
    for (const { key, text } of values) happen(key, { what: 'typed', text });
    history.push(before);
    note(null);
  }

  return {
    watch,
    lifeOf,
    /** The marks of a lesson that has several: they can only be changed on their own pages. */
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
      for (const { key, text } of last) happen(key, { what: 'typed', text });
      note(null);
      return last.map(({ key }) => key);
    },
    giveBack: (key: string): void => happen(key, { what: 'given-back' }),
    insist: (key: string): void => happen(key, { what: 'insisted' }),
    resume: queue.resume,
    /** Average of the marks that count in these cells; null when there are none. */
    average: (keys: readonly string[]): number | null => {
      const all = keys.flatMap((key) => severalOf(key) ?? countedMark(lifeOf(key)) ?? []);
      return all.length === 0 ? null : all.reduce((sum, mark) => sum + mark, 0) / all.length;
    },
  };
}

export type Sheet = ReturnType<typeof createSheet>;
