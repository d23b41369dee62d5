import { type CellMark, markIn } from './sheet-text.ts';

/** A mark as the university has it, in the version in which it was read. */
export interface StoredMark {
  id: number;
  version: number;
  mark: number;
  taskNumber: number | null;
}

/**
 * The life of a cell of the marks sheet: clean, saving, and then saved, in conflict or refused. `stored` is always what the
 * university is known to have, null where it has no mark.
 */
export type CellLife =
  | { state: 'clean' | 'saved'; stored: StoredMark | null }
  /** Waits for its turn, for an answer, or for the connection. */
  | { state: 'saving'; stored: StoredMark | null; typed: CellMark }
  /** Somebody else has changed it meanwhile: `stored` is theirs. */
  | { state: 'conflict'; stored: StoredMark | null; typed: CellMark }
  /** The text stays as it was typed; null of a sentence: it is no mark. */
  | { state: 'refused'; stored: StoredMark | null; text: string; sentence: string | null };

/** What happens to a cell. */
export type CellEvent =
  | { what: 'typed'; text: string }
  /** The server has stored `sent`, and it stands so now. */
  | { what: 'stored'; stored: StoredMark | null; sent: CellMark }
  /** The server has something else than was known: `theirs`. */
  | { what: 'stale'; theirs: StoredMark | null }
  | { what: 'refused'; sentence: string }
  /** The tick has been seen. */
  | { what: 'seen' }
  /** What was typed is given up. */
  | { what: 'given-back' }
  /** It stands against what somebody else has written. */
  | { what: 'insisted' };

const markOf = (stored: StoredMark | null): CellMark => stored?.mark ?? null;
const textOf = (mark: CellMark): string => (mark === null ? '' : String(mark));

/** A cell as it is read. */
export const cleanCell = (stored: StoredMark | null): CellLife => ({ state: 'clean', stored });

/** The mark that counts: what was typed and is no mistake, otherwise what is stored. */
export const countedMark = (life: CellLife): CellMark =>
  life.state === 'saving' ? life.typed : markOf(life.stored);

/** What stands in a cell; of a conflict both marks, one's own first: "6/8". */
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
  // What is under way cannot be called back: it is followed by what was typed last.
  const isStored = life.state !== 'saving' && mark === markOf(stored);
  if (isStored) return life.state === 'saved' ? life : cleanCell(stored);
  return { state: 'saving', stored, typed: mark };
}

/** A cell after an event; the same one where the event is about a state that has gone. */
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
