/** In CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A cover over an area of the screenshot, or a line drawn on it. */
export type Mark =
  | { kind: 'cover'; from: Point; to: Point }
  | { kind: 'line'; points: readonly [Point, ...Point[]] };

export type Tool = Mark['kind'];

export interface Drawing {
  /** Oldest first. */
  marks: readonly Mark[];
  /** The unfinished mark. */
  open: Mark | null;
}

export const emptyDrawing: Drawing = { marks: [], open: null };

/** Distance in pixels below which a pointer counts as not moved. */
const NEAR = 6;

const isNear = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR;

/** Extends the unfinished mark to a point. */
export function move(drawing: Drawing, point: Point): Drawing {
  const { open } = drawing;
  if (open?.kind === 'cover') return { ...drawing, open: { ...open, to: point } };
  if (open?.kind === 'line') return { ...drawing, open: { ...open, points: [...open.points, point] } };
  return drawing;
}

/** Starts a mark at a point; after a first corner, the point is the second corner. */
export function press(drawing: Drawing, tool: Tool, point: Point): Drawing {
  if (tool === 'line') return { ...drawing, open: { kind: 'line', points: [point] } };
  if (drawing.open?.kind === 'cover') return move(drawing, point);
  return { ...drawing, open: { kind: 'cover', from: point, to: point } };
}

/** Finishes the open mark. If the pointer did not move, keeps it as the first corner. */
export function release({ marks, open }: Drawing): Drawing {
  if (open === null || (open.kind === 'cover' && isNear(open.from, open.to))) return { marks, open };
  return { marks: [...marks, open], open: null };
}

/** Handles Enter: sets a corner, or moves the pen down or up. */
export function tap(drawing: Drawing, tool: Tool, point: Point): Drawing {
  if (tool === 'cover') return release(press(drawing, tool, point));
  return drawing.open?.kind === 'line' ? release(drawing) : press(drawing, tool, point);
}

/** Removes the unfinished mark, or else the last one. */
export const undo = ({ marks, open }: Drawing): Drawing => ({
  marks: open ? marks : marks.slice(0, -1),
  open: null,
});
