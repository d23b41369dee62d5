import { isPassed } from '@semestr/core/markbook';
import { type CellState, cellText } from '@semestr/core/sheet-cell';
import type { Place } from '@semestr/core/sheet-range';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { Check, CircleAlert, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react';
import { memo, useId, useSyncExternalStore } from 'react';
import type { Grid } from './grid-store.ts';
import styles from './cell.module.css';
import type { Sheet } from './sheet-store.ts';
import { gridTexts } from './texts.ts';

interface CellProps {
  sheet: Sheet;
  grid: Grid;
  row: number;
  column: number;
  /** Accessible label: the row and the column, for users who cannot see them. */
  label: string;
  /** Explains what can be entered. */
  hint: string;
  /** Whether marks are numbers, so that phones show a numeric keyboard. */
  isNumeric?: boolean;
  /** A short note beside the mark, and its wording for screen readers. */
  note?: string | undefined;
  noteWords?: string | undefined;
  /** Formats a mark for display; marks are edited and copied in full. */
  display?: (mark: string) => string;
  /** Class name of the column. */
  className?: string;
}

const icons: Readonly<Record<Exclude<CellState['state'], 'clean'>, LucideIcon>> = {
  saved: Check,
  saving: LoaderCircle,
  conflict: TriangleAlert,
  refused: CircleAlert,
};

/** Focuses the field as soon as it is rendered. */
const begin = (field: HTMLInputElement | null): void => field?.focus();

/** One cell; only renders again when its mark or its selection changes. */
export const Cell = memo(function Cell(props: CellProps) {
  const { sheet, grid, row, column, label, hint, isNumeric, note, noteWords, display, className } = props;
  const t = useTexts(gridTexts);
  const sentenceId = useId();
  const place: Place = { row, column };
  const key = grid.keyAt(place);
  const life = useSyncExternalStore(sheet.watch(key), () => sheet.lifeOf(key));
  const flags = useSyncExternalStore(grid.watch(place), () => grid.flagsOf(place)).split(' ');
  const has = (flag: string): boolean => flags.includes(flag);
  const { state } = life;
  const several = sheet.severalOf(key);
  const isWritable = grid.isWritable(place);
  const text = several?.join(', ') ?? cellText(life);
  const isMark = several === null && (state === 'clean' || state === 'saved' || state === 'saving');
  const Icon = state === 'clean' ? null : icons[state];
  const isExplained = state === 'refused' && has('active') && !has('editing');
  return (
    // In a grid, a `td` is a gridcell, which may be read-only. The linter treats it as a cell of a plain table.
    // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- see above
    <td
      className={classNames(
        styles.cell,
        className,
        styles[state],
        !isWritable && styles.read,
        !grid.canHaveMark(place) && styles.none,
        has('active') && styles.active,
        ...flags.map((flag) => has('selected') && styles[flag]),
      )}
      data-place={`${row} ${column}`}
      tabIndex={has('active') ? 0 : -1}
      aria-selected={flags[0] !== ''}
      aria-readonly={!isWritable || undefined}
      aria-invalid={state === 'refused' || undefined}
      aria-describedby={isExplained ? sentenceId : undefined}
    >
      {has('editing') ? (
        <input
          ref={begin}
          className={styles.field}
          defaultValue={grid.editing()?.text}
          aria-label={label}
          {...(isNumeric && { inputMode: 'numeric' })}
          autoComplete="off"
          maxLength={20}
          onBlur={({ target }) => grid.endEdit(target.value)}
        />
      ) : (
        <>
          <span className={isMark && isPassed(text) === false ? styles.failed : undefined}>
            {isMark && display ? display(text) : text}
          </span>
          {note !== undefined && (
            <>
              <span className={styles.missed} aria-hidden>
                {note}
              </span>
              <span className="visually-hidden">{noteWords}</span>
            </>
          )}
          {Icon && state !== 'clean' && (
            <>
              <Icon size={12} strokeWidth={2} className={styles.icon} aria-hidden />
              <span className="visually-hidden">{t(`states.${state}`)}</span>
            </>
          )}
        </>
      )}
      {isExplained && (
        <span
          id={sentenceId}
          className={classNames(
            styles.sentence,
            column > grid.size.columns / 2 && styles.toLeft,
            row > grid.size.rows / 2 && styles.above,
          )}
        >
          <strong>{life.state === 'refused' && (life.sentence ?? hint)}</strong>
          <span>
            {t('notStored', { text })} <kbd>Esc</kbd> {t('takeAway')}
          </span>
        </span>
      )}
    </td>
  );
});
