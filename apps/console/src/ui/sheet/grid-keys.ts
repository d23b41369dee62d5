import type { Step } from '@semestr/core/sheet-range';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { Grid } from './grid-store.ts';
import type { Sheet } from './sheet-store.ts';

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'row-start',
  End: 'row-end',
};
const farSteps: Readonly<Record<string, Step>> = { Home: 'start', End: 'end' };
/** Keys that end editing, with the direction in which they move. */
const endings: Readonly<Record<string, Step>> = { Enter: 'down', ArrowUp: 'up', ArrowDown: 'down' };
const quickEndings: Readonly<Record<string, Step>> = { ArrowLeft: 'left', ArrowRight: 'right' };

/** Keys that start editing. They include characters that no mark contains, so that the error can be explained. */
const TYPED = /^[\p{L}\d+-]$/u;

interface Keys {
  sheet: Sheet;
  grid: Grid;
  /** Moves the focus to the active cell. */
  focus: () => void;
  /** Moves to the next cell that requires a decision. */
  toTrouble: () => void;
}

/** Keyboard and clipboard commands of the grid. */
export function gridKeys({ sheet, grid, focus, toTrouble }: Keys) {
  /** Handles keys during editing; the field handles all others. */
  function inField(event: KeyboardEvent, field: HTMLInputElement): boolean {
    const { key, shiftKey } = event;
    const isQuick = grid.editing()?.isQuick === true;
    const step = endings[key] ?? (isQuick ? quickEndings[key] : undefined);
    if (key === 'Escape') grid.endEdit(null);
    else if (key === 'Tab') {
      grid.endEdit(field.value);
      grid.move(shiftKey ? 'left' : 'right');
    } else if (step) {
      grid.endEdit(field.value);
      grid.move(key === 'Enter' && shiftKey ? 'up' : step);
    } else return false;
    return true;
  }

  /** Tab moves along a row and leaves the grid at its end. */
  function tab(isBack: boolean): boolean {
    const { column } = grid.at();
    if (isBack ? column === 0 : column === grid.size.columns - 1) return false;
    grid.move(isBack ? 'left' : 'right');
    return true;
  }

  /** Compares the physical key, because letters depend on the keyboard layout. */
  function withControl({ code, key, shiftKey }: KeyboardEvent): boolean {
    const step = farSteps[key];
    if (step) grid.move(step, shiftKey);
    else if (code === 'KeyA') grid.selectAll();
    else if (code === 'KeyZ') {
      const [first] = sheet.undo();
      if (first !== undefined) grid.goTo(first);
    } else return false;
    return true;
  }

  function inGrid(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    const step = steps[key];
    if (event.ctrlKey || event.metaKey) return withControl(event);
    if (event.altKey) return false;
    if (step) grid.move(step, shiftKey);
    else if (key === 'Tab') return tab(shiftKey);
    else if (key === 'Enter') grid.move(shiftKey ? 'up' : 'down');
    else if (key === 'F2') return grid.edit();
    else if (key === 'Delete' || key === 'Backspace') grid.clear();
    else if (key === 'Escape') {
      const at = grid.keyAt(grid.at());
      if (sheet.lifeOf(at).state !== 'refused') return false;
      sheet.giveBack(at);
    } else if (TYPED.test(key)) return grid.edit(key);
    else return false;
    return true;
  }

  return {
    onKeyDown: (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (key === 'F8') {
        event.preventDefault();
        return toTrouble();
      }
      const isDone = target instanceof HTMLInputElement ? inField(event, target) : inGrid(event);
      if (!isDone) return undefined;
      event.preventDefault();
      return grid.editing() ? undefined : focus();
    },
    onCopy: (event: ClipboardEvent): void => {
      if (event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', grid.copied());
    },
    onPaste: (event: ClipboardEvent): void => {
      if (event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      grid.paste(event.clipboardData.getData('text/plain'));
      focus();
    },
  };
}
