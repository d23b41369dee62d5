import { type CellMark, markIn } from './sheet-text.ts';

/** A mark on the server, in the version in which it was read. */
export interface StoredMark {
  id: number;
  version: number;
  mark: number;
  taskNumber: number | null;
}

/**
 * State of a cell of the marks sheet: clean, saving, and then saved, in conflict or rejected. `stored` is always the
 * last known mark on the server, null when there is none.
 */
export type CellLife =
  | { state: 'clean' | 'saved'; stored: StoredMark | null }
  /** Queued, in progress, or waiting for the connection. */
  | { state: 'saving'; stored: StoredMark | null; typed: CellMark }
  /** Another user has changed it in the meantime: `stored` is their mark. */
  | { state: 'conflict'; stored: StoredMark | null; typed: CellMark }
  /** The text stays as typed; `sentence` is null when it is not a mark. */
  | { state: 'refused'; stored: StoredMark | null; text: string; sentence: string | null };

/** Events of a cell. */
export type CellEvent =
  | { what: 'typed'; text: string }
  /** The server has stored `sent`, with this result. */
  | { what: 'stored'; stored: StoredMark | null; sent: CellMark }
  /** The server has another mark than expected: `theirs`. */
  | { what: 'stale'; theirs: StoredMark | null }
  | { what: 'refused'; sentence: string }
  /** The tick has been shown. */
  | { what: 'seen' }
  /** The typed mark is discarded. */
  | { what: 'given-back' }
  /** The typed mark overwrites that of another user. */
  | { what: 'insisted' };

const markOf = (stored: StoredMark | null): CellMark => stored?.mark ?? null;
const textOf = (mark: CellMark): string => (mark === null ? '' : String(mark));

/** Creates a cell as loaded. */
export const cleanCell = (stored: StoredMark | null): CellLife => ({ state: 'clean', stored });

/** Returns the mark that counts: a valid typed one, otherwise the stored one. */
export const countedMark = (life: CellLife): CellMark =>
  life.state === 'saving' ? life.typed : markOf(life.stored);

/** Returns the text of a cell; in a conflict both marks, the user's own first: "6/8". */
export function cellText(life: CellLife): string {
  if (life.state === 'saving') return textOf(life.typed);
  if (life.state === 'refused') return life.text;
  if (life.state === 'conflict') return `${textOf(life.typed) || '–'}/${textOf(markOf(life.stored)) || '–'}`;
  return textOf(markOf(life.stored));
}

function typed(life: CellLife, text: string): CellLife {
  const { stored } = life;
  const mark = markIn(text);
  if (mark === undefined) return { state: 'refused', stored, text: text.trim(), sentence: null };
  // A save in progress cannot be aborted: the last typed mark is sent after it.
  const isStored = life.state !== 'saving' && mark === markOf(stored);
  if (isStored) return life.state === 'saved' ? life : cleanCell(stored);
  return { state: 'saving', stored, typed: mark };
}

/** Returns a cell after an event; unchanged when the event refers to a previous state. */
export function afterCellEvent(life: CellLife, event: CellEvent): CellLife {
  const { stored } = life;
  switch (event.what) {
    case 'typed':
      return typed(life, event.text);
    case 'stored':
      if (life.state === 'saving' && life.typed !== event.sent) return { ...life, stored: event.stored };
      if (life.state === 'refused') return { ...life, stored: event.stored };
      return { state: 'saved', stored: event.stored };
    case 'stale': {
      const { theirs } = event;
      if (life.state !== 'saving') return { ...life, stored: theirs };
      return life.typed === markOf(theirs)
        ? { state: 'saved', stored: theirs }
        : { state: 'conflict', stored: theirs, typed: life.typed };
    }
    case 'refused':
      if (life.state !== 'saving') return life;
      return { state: 'refused', stored, text: textOf(life.typed), sentence: event.sentence };
    case 'seen':
      return life.state === 'saved' ? cleanCell(stored) : life;
    case 'given-back':
      return life.state === 'conflict' || life.state === 'refused' ? cleanCell(stored) : life;
    case 'insisted':
    default:
      return life.state === 'conflict' ? { state: 'saving', stored, typed: life.typed } : life;
  }
}
