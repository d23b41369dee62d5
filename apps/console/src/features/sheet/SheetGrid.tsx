import type { Place } from '@semestr/core/sheet-range';
import { type MouseEvent, useRef } from 'react';
import { GridHead } from './GridHead.tsx';
import { gridKeys } from './grid-keys.ts';
import { GridRow } from './GridRow.tsx';
import styles from './grid.module.css';
import type { Grid } from './grid-store.ts';
import type { Column, Row, SheetData } from './sheet-data.ts';
import type { Sheet } from './sheet-store.ts';

interface SheetGridProps {
  label: string;
  sheet: Sheet;
  grid: Grid;
  rows: readonly Row[];
  columns: readonly Column[];
  hours: SheetData['hours'];
  toTrouble: () => void;
}

/** Finds the cell under the mouse. */
function placeIn(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const [row, column] = (cell?.dataset['place'] ?? '').split(' ').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

/** Moves the focus to the active cell; looks it up by position, because React only renders it as active later. */
export function focusActive(grid: Grid): void {
  const { row, column } = grid.at();
  document.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`)?.focus();
}

/** Grid of students by lessons, with the keyboard and mouse behaviour of a spreadsheet. */
export function SheetGrid({ label, sheet, grid, rows, columns, hours, toTrouble }: SheetGridProps) {
  const isDragging = useRef(false);
  const keys = gridKeys({ sheet, grid, toTrouble, focus: () => focusActive(grid) });

  function press(event: MouseEvent): void {
    const place = placeIn(event.target);
    if (!place || event.button !== 0 || event.target instanceof HTMLInputElement) return;
    isDragging.current = true;
    // Ends editing of another cell first: pressing the mouse removes its field.
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
        // Its cells can be navigated and edited, which is what the grid role means.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as said
        role="grid"
        aria-label={label}
        aria-multiselectable
        className={styles.grid}
        {...keys}
        onMouseDown={press}
        onMouseOver={drag}
        onFocus={({ target }) => {
          // Wherever the focus comes from, the focused cell becomes the active one.
          const place = placeIn(target);
          const at = grid.at();
          if (place && (place.row !== at.row || place.column !== at.column)) grid.select(place);
        }}
        onDoubleClick={({ target }) => {
          if (placeIn(target)) grid.edit();
        }}
      >
        <GridHead sheet={sheet} rows={rows} columns={columns} />
        <tbody>
          {rows.map((row, index) => (
            <GridRow
              key={row.id}
              sheet={sheet}
              grid={grid}
              row={row}
              index={index}
              columns={columns}
              hours={hours}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
