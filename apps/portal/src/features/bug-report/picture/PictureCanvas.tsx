import { useTexts } from '@semestr/ui/language.tsx';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { bugReportTexts } from '../texts.ts';
import { paint } from './encode-picture.ts';
import { type Drawing, move, type Point, press, release, tap, type Tool } from './marks.ts';
import styles from './picture.module.css';
import type { Picture } from './take.ts';

/** Step of an arrow key, in CSS pixels; ten times as large with Shift. */
const STEP = 8;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface PictureCanvasProps {
  picture: Picture;
  drawing: Drawing;
  tool: Tool;
  onDraw: (change: (before: Drawing) => Drawing) => void;
  /** The id of the instructions. */
  describedBy: string;
}

/** The screenshot with its marks; editable by touch, mouse, or arrow keys and Enter. */
export function PictureCanvas({ picture, drawing, tool, onDraw, describedBy }: PictureCanvasProps) {
  const t = useTexts(bugReportTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = picture;
  const [cursor, setCursor] = useState<Point>({ x: width / 2, y: height / 2 });

  // Paints the canvas, which is outside React.
  useLayoutEffect(() => {
    if (canvas.current) paint(canvas.current, picture, drawing, t('hidden'));
  }, [picture, drawing, t]);

  function pointOf({ currentTarget, clientX, clientY }: PointerEvent): Point {
    const { left, top, width: displayedWidth } = currentTarget.getBoundingClientRect();
    const scale = width / displayedWidth;
    return { x: (clientX - left) * scale, y: (clientY - top) * scale };
  }

  function onKeyDown(event: KeyboardEvent): void {
    const [x, y] = arrows[event.key] ?? [];
    if (x !== undefined && y !== undefined) {
      const step = event.shiftKey ? STEP * 10 : STEP;
      const next = {
        x: Math.min(Math.max(cursor.x + x * step, 0), width),
        y: Math.min(Math.max(cursor.y + y * step, 0), height),
      };
      setCursor(next);
      onDraw((before) => move(before, next));
    } else if (event.key === 'Enter' || event.key === ' ') onDraw((before) => tap(before, tool, cursor));
    else return;
    event.preventDefault();
  }

  const isDown = ({ buttons, isPrimary }: PointerEvent): boolean => isPrimary && buttons === 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles its own keys and pointers
    <div
      role="application"
      aria-label={t('canvas')}
      aria-describedby={describedBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it handles arrow keys
      tabIndex={0}
      className={styles.picture}
      style={{ aspectRatio: `${width} / ${height}` }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (!isDown(event)) return;
        // Captures the pointer, so that a stroke that ends outside the canvas clicks nothing there.
        event.currentTarget.setPointerCapture(event.pointerId);
        const point = pointOf(event);
        onDraw((before) => press(before, tool, point));
      }}
      onPointerMove={(event) => {
        if (!isDown(event)) return;
        const point = pointOf(event);
        onDraw((before) => move(before, point));
      }}
      onPointerUp={(event) => {
        if (event.isPrimary) onDraw(release);
      }}
    >
      <canvas ref={canvas} className={styles.canvas} />
      <span
        aria-hidden
        className={styles.cursor}
        style={{ left: `${(cursor.x / width) * 100}%`, top: `${(cursor.y / height) * 100}%` }}
      />
    </div>
  );
}
