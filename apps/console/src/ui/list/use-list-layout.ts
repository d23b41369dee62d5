import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { Column } from './columns.ts';

/**
 * Layout of a list: all columns, without the minor ones, or stacked in a single column of text with the other cells
 * below the first.
 */
type ListLayout = 'wide' | 'narrow' | 'stacked';

/** Widths in pixels at the usual text size. */
const LEAD = 240;
const SHORTEST_LEAD = 160;
const OTHER = 160;
const TICKS = 34;

/** Columns grow with the window up to this factor; the first takes the remaining space. */
const MAX_GROWTH = 1.5;

/** The text size to which the widths refer, in pixels. */
const USUAL_TEXT = 16;

/** Returns the sum of the widths of the columns after the first. */
const widthOf = <R extends RaRecord>(columns: readonly Column<R>[]): number =>
  columns.reduce((sum, { width = OTHER }) => sum + width, 0);

interface Measured {
  layout: ListLayout;
  growth: number;
}

/** Chooses the layout of a list with these columns in an available width, in pixels at the usual text size. */
function layoutIn<R extends RaRecord>(columns: readonly Column<R>[], available: number): Measured {
  const others = columns.slice(1);
  const major = others.filter(({ isMinor }) => isMinor !== true);
  const layout =
    available >= SHORTEST_LEAD + widthOf(others)
      ? 'wide'
      : available >= SHORTEST_LEAD + widthOf(major)
        ? 'narrow'
        : 'stacked';
  const taken = LEAD + widthOf(layout === 'wide' ? others : major);
  return { layout, growth: Math.min(MAX_GROWTH, Math.max(1, available / taken)) };
}

/** Measures the space for a list. Returns the `ref` of its container, its layout, and the width of a column. */
export function useListLayout<R extends RaRecord>(columns: readonly Column<R>[], isSelectable: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState<number | null>(null);
  // Observes the width of the element, which is outside React.
  useLayoutEffect(() => {
    const measured = container.current;
    if (!measured) return undefined;
    const measure = (): void => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setAvailable((measured.clientWidth * USUAL_TEXT) / text - (isSelectable ? TICKS : 0));
    };
    measure();
    // Without observers, measures once.
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [isSelectable]);
  const { layout, growth } = layoutIn(columns, available ?? Number.POSITIVE_INFINITY);
  const styleOf = ({ width = OTHER }: Column<R>): CSSProperties => ({
    width: `${(width * growth) / USUAL_TEXT}rem`,
  });
  return { container, layout, styleOf };
}
