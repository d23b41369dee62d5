/** In pixels of the page. */
export interface Point {
  x: number;
  y: number;
}

/** What is laid over a picture, from one corner to the other, or drawn on it. */
export type Mark =
  | { kind: 'cover'; from: Point; to: Point }
  | { kind: 'line'; points: readonly [Point, ...Point[]] };

export type Tool = Mark['kind'];

export interface Drawing {
  /** Oldest first. */
  marks: readonly Mark[];
  /** What was begun and has no end yet. */
  open: Mark | null;
}

export const nothingDrawn: Drawing = { marks: [], open: null };

/** A finger that comes back so near to where it began has not been drawn along. */
const NEAR = 6;

const isNear = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR;

/** Goes on to a point with what is open. */
export function move(drawing: Drawing, point: Point): Drawing {
  const { open } = drawing;
  if (open?.kind === 'cover') return { ...drawing, open: { ...open, to: point } };
  if (open?.kind === 'line') return { ...drawing, open: { ...open, points: [...open.points, point] } };
  return drawing;
}

/** Begins at a point; where a corner was set before, the point is the other one. */
export function press(drawing: Drawing, tool: Tool, point: Point): Drawing {
  if (tool === 'line') return { ...drawing, open: { kind: 'line', points: [point] } };
  if (drawing.open?.kind === 'cover') return move(drawing, point);
  return { ...drawing, open: { kind: 'cover', from: point, to: point } };
}

/** Ends what is open; two corners at one place are the first of two. */
export function release({ marks, open }: Drawing): Drawing {
  if (open === null || (open.kind === 'cover' && isNear(open.from, open.to))) return { marks, open };
  return { marks: [...marks, open], open: null };
}

/** Without a mouse: sets a corner, or puts the pen down and takes it up again. */
export function tap(drawing: Drawing, tool: Tool, point: Point): Drawing {
  if (tool === 'cover') return release(press(drawing, tool, point));
  return drawing.open?.kind === 'line' ? release(drawing) : press(drawing, tool, point);
}

/** Takes back what is open, or else the last mark. */
export const undo = ({ marks, open }: Drawing): Drawing => ({
  marks: open ? marks : marks.slice(0, -1),
  open: null,
});
