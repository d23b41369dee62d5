import type { FileContent } from '@semestr/api/endpoint';
import { drawMark } from './draw.ts';
import type { Drawing } from './marks.ts';
import type { Picture } from './take.ts';

const TYPE = 'image/jpeg';
const QUALITY = 0.9;

/** Draws the screenshot and its marks, in the screenshot's own resolution. */
export function paint(
  canvas: HTMLCanvasElement,
  { canvas: source, width, colours }: Picture,
  { marks, open }: Drawing,
  hidden: string,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  canvas.width = source.width;
  canvas.height = source.height;
  context.drawImage(source, 0, 0);
  const scale = source.width / width;
  context.scale(scale, scale);
  for (const mark of open ? [...marks, open] : marks) drawMark(context, mark, colours, hidden);
}

/** Encodes the screenshot for sending. Covered content is removed, not just hidden below the bars. */
export function encodePicture(picture: Picture, drawing: Drawing, hidden: string): FileContent {
  const canvas = document.createElement('canvas');
  paint(canvas, picture, { ...drawing, open: null }, hidden);
  const [, content = ''] = canvas.toDataURL(TYPE, QUALITY).split(',');
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  return { name: 'screenshot.jpg', type: TYPE, bytes };
}
