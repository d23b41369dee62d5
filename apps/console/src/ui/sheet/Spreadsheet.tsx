import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { LeaveGuard, type LeaveGuardProps } from '../LeaveGuard.tsx';
import { Bar } from './Bar.tsx';
import type { CellTexts } from './Decision.tsx';
import type { Grid } from './grid-store.ts';
import { PasteLine } from './PasteLine.tsx';
import styles from './sheet.module.css';
import type { Sheet } from './sheet-store.ts';
import { focusActive, SheetGrid } from './SheetGrid.tsx';

interface SpreadsheetProps {
  label: string;
  sheet: Sheet;
  grid: Grid;
  about: CellTexts;
  /** Whether a navigation shows another sheet. */
  isLeft: LeaveGuardProps['isLeft'];
  /** The head and the body of the table. */
  children: ReactNode;
}

/** A sheet of automatically saved marks, with the state of its cells below. */
export function Spreadsheet({ label, sheet, grid, about, isLeft, children }: SpreadsheetProps) {
  const summary = useSyncExternalStore(sheet.watch('summary'), sheet.summary);
  useEffect(() => {
    window.addEventListener('online', sheet.resume);
    return () => window.removeEventListener('online', sheet.resume);
  }, [sheet]);

  const trouble = [...summary.conflicts, ...summary.refused];

  /** Moves to the next cell that requires a decision, in the order of the sheet. */
  function toTrouble(): void {
    const { rows, columns } = grid.size;
    const { row, column } = grid.at();
    const now = row * columns + column;
    const sorted = Array.from({ length: rows * columns }, (_, index) => index).filter((index) =>
      trouble.includes(grid.keyAt({ row: Math.floor(index / columns), column: index % columns })),
    );
    const next = sorted.find((index) => index > now) ?? sorted[0];
    if (next !== undefined) goTo(grid.keyAt({ row: Math.floor(next / columns), column: next % columns }));
  }

  function goTo(key: string): void {
    if (grid.goTo(key)) focusActive(grid);
  }

  return (
    <>
      <LeaveGuard hasChanges={summary.saving + trouble.length > 0} isLeft={isLeft} />
      <PasteLine sheet={sheet} onUndone={() => focusActive(grid)} />
      <div className={styles.sheet}>
        <SheetGrid label={label} sheet={sheet} grid={grid} toTrouble={toTrouble}>
          {children}
        </SheetGrid>
      </div>
      <Bar sheet={sheet} about={about} summary={summary} onGoTo={goTo} />
    </>
  );
}
