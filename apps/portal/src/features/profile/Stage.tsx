import { type Crop, dragCrop, moveCrop, type Point, type Size, zoomCrop } from '@semestr/core/crop';
import { useTexts } from '@semestr/ui/language.tsx';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './crop.module.css';
import { RATIO, sizeOf } from './picture.ts';
import { profileTexts } from './texts.ts';

/** Distance that a key moves the image, relative to the frame, and the factor by which it zooms. */
const STEP = 0.05;
const SCALE = 1.1;
/** Wheel distance that doubles or halves the image. */
const WHEEL = 400;

/** Directions in which the frame moves, opposite to the image. */
const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

const scales: Readonly<Record<string, number>> = { '+': SCALE, '=': SCALE, '-': 1 / SCALE, _: 1 / SCALE };

/** Returns the pointer's position within the frame, from 0 to 1. */
function positionIn(frame: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

interface StageProps {
  picture: HTMLImageElement;
  area: Size & Point;
  describedBy: string;
  onChange: (change: (crop: Crop) => Crop) => void;
}

/** The frame with the image, which is moved by touch, mouse, wheel and keys. */
export function Stage({ picture, area, describedBy, onChange }: StageProps) {
  const t = useTexts(profileTexts);
  const size = sizeOf(picture);
  // Active pointers, in the order of their arrival.
  const fingers = useRef(new Map<number, Point>());

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const { pointerId, currentTarget } = event;
    if (!fingers.current.has(pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(pointerId, positionIn(currentTarget, event));
    const after = [...fingers.current.values()];
    onChange((crop) => dragCrop(size, RATIO, crop, { before, after }));
  }

  const release = ({ pointerId }: PointerEvent): void => {
    fingers.current.delete(pointerId);
  };

  function onKeyDown(event: KeyboardEvent): void {
    const [move, scale] = [moves[event.key], scales[event.key]];
    if (move) onChange((crop) => moveCrop(size, RATIO, crop, move));
    else if (scale) onChange((crop) => zoomCrop(size, RATIO, crop, { zoom: crop.zoom * scale }));
    else return;
    event.preventDefault();
  }

  // React registers wheel listeners as passive, which could not prevent the page from scrolling.
  function listen(element: HTMLElement | null) {
    if (!element) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = positionIn(element, event);
      const scale = 2 ** (-event.deltaY / WHEEL);
      onChange((crop) => zoomCrop(size, RATIO, crop, { zoom: crop.zoom * scale, at }));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles keys and touch itself
    <div
      ref={listen}
      role="application"
      aria-label={t('photo.stage')}
      aria-describedby={describedBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the image
      tabIndex={0}
      className={styles.stage}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, positionIn(event.currentTarget, event));
      }}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <img
        src={picture.src}
        alt=""
        draggable={false}
        style={{
          width: `${(100 * size.width) / area.width}%`,
          left: `${(-100 * area.x) / area.width}%`,
          top: `${(-100 * area.y) / area.height}%`,
        }}
      />
    </div>
  );
}
