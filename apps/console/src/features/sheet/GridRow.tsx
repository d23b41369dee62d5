import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { memo } from 'react';
import { today } from '../../clock.ts';
import { Average } from './Average.tsx';
import { Cell } from './Cell.tsx';
import styles from './grid.module.css';
import type { Grid } from './grid-store.ts';
import { type Column, keyOf, type Row, type SheetData } from './sheet-data.ts';
import type { Sheet } from './sheet-store.ts';
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
      <td className={styles.number}>{row.number}</td>
      <th
        scope="row"
        className={classNames(styles.name, row.isElsewhere && styles.elsewhere)}
        title={row.isElsewhere ? t('elsewhere') : undefined}
      >
        {row.name}
        {row.isElsewhere && <span className="visually-hidden">, {t('elsewhere')}</span>}
      </th>
      {columns.map(({ id, type, number, date, controlPoint }, at) => (
        <Cell
          key={id}
          sheet={sheet}
          grid={grid}
          row={index}
          column={at}
          label={`${row.name}, ${type} ${number}`}
          hours={hours.get(keyOf(row.id, id))}
          className={classNames(
            date === now && styles.today,
            at > 0 && controlPoint !== columns[at - 1]?.controlPoint && styles.pointStart,
          )}
        />
      ))}
      <td className={styles.average}>
        <Average sheet={sheet} of={`row ${row.id}`} keys={keys} />
      </td>
      <td className={styles.hours}>{t('hours', { hours: missed })}</td>
    </tr>
  );
});
