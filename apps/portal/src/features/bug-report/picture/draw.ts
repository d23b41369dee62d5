import type { Area } from './covers.ts';
import type { Mark } from './marks.ts';

/** Colours of the page's current colour scheme. */
export interface Colours {
  canvas: string;
  bar: string;
  onBar: string;
  pen: string;
}

export function coloursOfPage(): Colours {
  const style = getComputedStyle(document.documentElement);
  const [canvas, bar, onBar, pen] = ['--canvas', '--ink-2', '--surface', '--red'].map((name) =>
    style.getPropertyValue(name).trim(),
  );
  return { canvas: canvas ?? '', bar: bar ?? '', onBar: onBar ?? '', pen: pen ?? '' };
}

/** A bar is slightly larger than the line of text below it. */
const MARGIN = 2;
const LETTERS = 11;
const LINE = 3;

/** Draws a bar over an area, with a word when there is room for it. */
export function cover(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Area,
  { bar, onBar }: Colours,
  word: string,
): void {
  context.fillStyle = bar;
  context.fillRect(x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
  context.font = `600 ${LETTERS}px "Golos Text Variable", Arial, sans-serif`;
  if (height < LETTERS || context.measureText(word).width > width) return;
  context.fillStyle = onBar;
  context.textBaseline = 'middle';
  context.fillText(word, x, y + height / 2);
}

/** Draws a user's cover or line. */
export function drawMark(
  context: CanvasRenderingContext2D,
  mark: Mark,
  colours: Colours,
  word: string,
): void {
  if (mark.kind === 'cover') {
    const { from, to } = mark;
    const corner = { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) };
    const size = { width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
    return cover(context, { ...corner, ...size }, colours, word);
  }
  const [first, ...rest] = mark.points;
  if (!first) return;
  context.strokeStyle = colours.pen;
  context.lineWidth = LINE;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(first.x, first.y);
  for (const { x, y } of rest.length > 0 ? rest : [first]) context.lineTo(x, y);
  context.stroke();
}
