import { ABSENT, credited, isPassed } from '@semestr/core/markbook';
import { useTexts } from '@semestr/ui/language.tsx';
import { memo, useCallback, useSyncExternalStore } from 'react';
import { Average } from '../../ui/sheet/Average.tsx';
import { Cell } from '../../ui/sheet/Cell.tsx';
import styles from '../../ui/sheet/grid.module.css';
import type { Grid } from '../../ui/sheet/grid-store.ts';
import { keyOf, type Sheet } from '../../ui/sheet/sheet-store.ts';
import { StudentCells } from '../../ui/sheet/StudentCells.tsx';
import type { Column, Row } from './results-data.ts';
import { sessionResultTexts } from './texts.ts';

interface ResultsRowProps {
  sheet: Sheet;
  grid: Grid;
  row: Row;
  index: number;
  columns: readonly Column[];
}

const short: Readonly<Record<string, 'passed' | 'failed' | 'absent'>> = {
  [credited.passed]: 'passed',
  [credited.failed]: 'failed',
  [ABSENT]: 'absent',
};

/** A student with a cell for each discipline. */
export const ResultsRow = memo(function ResultsRow({ sheet, grid, row, index, columns }: ResultsRowProps) {
  const t = useTexts(sessionResultTexts);
  const keys = columns.map(({ id }) => keyOf(row.id, id));
  const display = useCallback(
    (mark: string) => {
      const word = short[mark];
      return word ? t(`short.${word}`) : mark;
    },
    [t],
  );
  const debts = useSyncExternalStore(
    sheet.watch(`row ${row.id}`),
    () => sheet.counted(keys).filter((mark) => isPassed(mark) === false).length,
  );
  return (
    <tr className={styles.row}>
      <StudentCells number={row.number} name={row.name} remark={row.isOnLeave ? t('onLeave') : undefined} />
      {columns.map(({ id, abbrev, control }, at) => (
        <Cell
          key={id}
          sheet={sheet}
          grid={grid}
          row={index}
          column={at}
          label={`${row.name}, ${abbrev}`}
          hint={t(control === 'Зачет' ? 'hintCredit' : 'hintNumber')}
          display={display}
        />
      ))}
      <td className={styles.average}>
        <Average sheet={sheet} of={`row ${row.id}`} keys={keys} />
      </td>
      <td className={styles.hours}>{debts === 0 ? <span aria-hidden>–</span> : debts}</td>
    </tr>
  );
});
