/** A mark on the server, in the version in which it was read. */
export interface StoredMark {
  id: number;
  version: number;
  mark: string;
}

/** A mark as text: "8", "зачтено"; null when there is none. */
export type CellMark = string | null;

/**
 * State of a cell of a marks sheet: clean, saving, and then saved, in conflict or rejected. `stored` is always the last
 * known mark on the server, null when there is none.
 */
export type CellState<S extends StoredMark = StoredMark> =
  | { state: 'clean' | 'saved'; stored: S | null }
  /** Queued, in progress, or waiting for the connection. */
  | { state: 'saving'; stored: S | null; typed: CellMark }
  /** Another user has changed it in the meantime: `stored` is their mark. */
  | { state: 'conflict'; stored: S | null; typed: CellMark }
  /** The text as typed; `sentence` is null when it is not a mark. */
  | { state: 'refused'; stored: S | null; text: string; sentence: string | null };

/** Events of a cell. */
export type CellEvent<S extends StoredMark = StoredMark> =
  /** `mark` is what the text means in this cell; undefined when it is not a mark. */
  | { what: 'typed'; text: string; mark: CellMark | undefined }
  /** The server has stored `sent`, with this result. */
  | { what: 'stored'; stored: S | null; sent: CellMark }
  /** The server has another mark than expected: `theirs`. */
  | { what: 'stale'; theirs: S | null }
  | { what: 'refused'; sentence: string }
  /** The tick has been shown. */
  | { what: 'seen' }
  /** The typed mark is discarded. */
  | { what: 'discarded' }
  /** The typed mark overwrites that of another user. */
  | { what: 'overwritten' };

const markOf = (stored: StoredMark | null): CellMark => stored?.mark ?? null;

/** Creates a cell as loaded. */
export const cleanCell = <S extends StoredMark>(stored: S | null): CellState<S> => ({
  state: 'clean',
  stored,
});

/** Returns the mark that counts: a valid typed one, otherwise the stored one. */
export const countedMark = (life: CellState): CellMark =>
  life.state === 'saving' ? life.typed : markOf(life.stored);

/** Returns the text of a cell; in a conflict both marks, the user's own first: "6/8". */
export function cellText(life: CellState): string {
  if (life.state === 'saving') return life.typed ?? '';
  if (life.state === 'refused') return life.text;
  if (life.state === 'conflict') return `${life.typed ?? '–'}/${markOf(life.stored) ?? '–'}`;
  return markOf(life.stored) ?? '';
}

function afterTyping<S extends StoredMark>(
  life: CellState<S>,
  { text, mark }: { text: string; mark: CellMark | undefined },
): CellState<S> {
  const { stored } = life;
  if (mark === undefined) return { state: 'refused', stored, text: text.trim(), sentence: null };
  // A save in progress cannot be aborted: the last typed mark is sent after it.
  const isStored = life.state !== 'saving' && mark === markOf(stored);
  if (isStored) return life.state === 'saved' ? life : cleanCell(stored);
  return { state: 'saving', stored, typed: mark };
}

/** Returns a cell after an event; unchanged when the event refers to a previous state. */
export function afterCellEvent<S extends StoredMark>(life: CellState<S>, event: CellEvent<S>): CellState<S> {
  const { stored } = life;
  switch (event.what) {
    case 'typed':
      return afterTyping(life, event);
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
      return { state: 'refused', stored, text: life.typed ?? '', sentence: event.sentence };
    case 'seen':
      return life.state === 'saved' ? cleanCell(stored) : life;
    case 'discarded':
      return life.state === 'conflict' || life.state === 'refused' ? cleanCell(stored) : life;
    case 'overwritten':
    default:
      return life.state === 'conflict' ? { state: 'saving', stored, typed: life.typed } : life;
  }
}
