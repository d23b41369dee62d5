import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { memo } from 'react';
import { today } from '../../clock.ts';
import { Average } from '../../ui/sheet/Average.tsx';
import { Cell } from '../../ui/sheet/Cell.tsx';
import styles from '../../ui/sheet/grid.module.css';
import type { Grid } from '../../ui/sheet/grid-store.ts';
import { keyOf, type Sheet } from '../../ui/sheet/sheet-store.ts';
import { StudentCells } from '../../ui/sheet/StudentCells.tsx';
import type { Column, Row, SheetData } from './sheet-data.ts';
import { sheetTexts } from './texts.ts';

interface GridRowProps {
  sheet: Sheet;
  grid: Grid;
  row: Row;
  /** Index among the rows shown. */
  index: number;
  columns: readonly Column[];
  hours: SheetData['hours'];
}

/** A student with a cell for each lesson. */
export const GridRow = memo(function GridRow({ sheet, grid, row, index, columns, hours }: GridRowProps) {
  const t = useTexts(sheetTexts);
  const now = today();
  const keys = columns.map(({ id }) => keyOf(row.id, id));
  const missed = keys.reduce((sum, key) => sum + (hours.get(key) ?? 0), 0);
  return (
    <tr className={styles.row}>
      <StudentCells
        number={row.number}
        name={row.name}
        remark={row.isElsewhere ? t('elsewhere') : undefined}
      />
      {columns.map(({ id, type, number, date, controlPoint }, at) => {
        const missedHere = hours.get(keyOf(row.id, id));
        return (
          <Cell
            key={id}
            sheet={sheet}
            grid={grid}
            row={index}
            column={at}
            label={`${row.name}, ${type} ${number}`}
            isNumeric
            hint={t('notMark')}
            {...(missedHere !== undefined && {
              note: t('missedShort', { hours: missedHere }),
              noteWords: t('missed', { hours: missedHere }),
            })}
            className={classNames(
              date === now && styles.today,
              at > 0 && controlPoint !== columns[at - 1]?.controlPoint && styles.pointStart,
            )}
          />
        );
      })}
      <td className={styles.average}>
        <Average sheet={sheet} of={`row ${row.id}`} keys={keys} />
      </td>
      <td className={styles.hours}>{t('hours', { hours: missed })}</td>
    </tr>
  );
});
