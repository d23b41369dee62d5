import type { Place } from '@semestr/core/sheet-range';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { gridKeys } from './grid-keys.ts';
import styles from './grid.module.css';
import type { Grid } from './grid-store.ts';
import type { Sheet } from './sheet-store.ts';

interface SheetGridProps {
  label: string;
  sheet: Sheet;
  grid: Grid;
  /** Moves to the next cell that requires a decision. */
  toTrouble: () => void;
  /** The head and the body of the table. */
  children: ReactNode;
}

/** Finds the cell under the mouse. */
function placeIn(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const [row, column] = (cell?.dataset['place'] ?? '').split(' ').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

/** Focuses the active cell. Looks it up by position, because React only renders it as active later. */
export function focusActive(grid: Grid): void {
  const { row, column } = grid.at();
  document.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`)?.focus();
}

/** A grid with the keyboard and mouse behaviour of a spreadsheet. */
export function SheetGrid({ label, sheet, grid, toTrouble, children }: SheetGridProps) {
  const isDragging = useRef(false);
  const keys = gridKeys({ sheet, grid, toTrouble, focus: () => focusActive(grid) });

  function press(event: MouseEvent): void {
    const place = placeIn(event.target);
    if (!place || event.button !== 0 || event.target instanceof HTMLInputElement) return;
    isDragging.current = true;
    // First ends editing of another cell, whose field disappears when the mouse is pressed.
    const field = event.currentTarget.querySelector('input');
    if (field) grid.endEdit(field.value);
    event.preventDefault();
    grid.select(place, event.shiftKey);
    focusActive(grid);
  }

  function drag(event: MouseEvent): void {
    if (event.buttons !== 1) isDragging.current = false;
    const place = isDragging.current ? placeIn(event.target) : null;
    if (place) grid.select(place, true);
  }

  return (
    <div className={styles.frame}>
      <table
        // The grid role means that its cells can be navigated and edited.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- see above
        role="grid"
        aria-label={label}
        aria-multiselectable
        className={styles.grid}
        {...keys}
        onMouseDown={press}
        onMouseOver={drag}
        onFocus={({ target }) => {
          // The focused cell becomes the active one, however it got the focus.
          const place = placeIn(target);
          const at = grid.at();
          if (place && (place.row !== at.row || place.column !== at.column)) grid.select(place);
        }}
        onDoubleClick={({ target }) => {
          if (placeIn(target)) grid.edit();
        }}
      >
        {children}
      </table>
    </div>
  );
}
