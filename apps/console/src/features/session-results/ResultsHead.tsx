import { wordOf } from '@semestr/core/data-words';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { memo } from 'react';
import { Average } from '../../ui/sheet/Average.tsx';
import styles from '../../ui/sheet/grid.module.css';
import { keyOf, type Sheet } from '../../ui/sheet/sheet-store.ts';
import { AveragesHead, StudentHead } from '../../ui/sheet/StudentCells.tsx';
import { gridTexts } from '../../ui/sheet/texts.ts';
import own from './results.module.css';
import type { Column, Row } from './results-data.ts';
import { sessionResultTexts } from './texts.ts';

interface ResultsHeadProps {
  sheet: Sheet;
  rows: readonly Row[];
  columns: readonly Column[];
}

/** Header rows: disciplines with their forms of assessment, and the group's average in each. */
export const ResultsHead = memo(function ResultsHead({ sheet, rows, columns }: ResultsHeadProps) {
  const t = useTexts(sessionResultTexts);
  const ofGrid = useTexts(gridTexts);
  const language = useLanguage();
  return (
    <thead>
      <tr className={styles.lessons}>
        <StudentHead />
        {columns.map(({ id, abbrev, name, control }) => (
          <th key={id} scope="col" className={own.discipline} title={name}>
            <span className={own.abbrev}>{abbrev}</span>
            <span className={own.control}>{wordOf('control', control, language)}</span>
          </th>
        ))}
        <th scope="col" className={styles.average}>
          {ofGrid('average')}
        </th>
        <th scope="col" className={styles.hours}>
          {t('debts')}
        </th>
      </tr>
      <tr className={styles.averages}>
        <AveragesHead />
        {columns.map(({ id }) => (
          <td key={id}>
            <Average sheet={sheet} of={`column ${id}`} keys={rows.map((row) => keyOf(row.id, id))} />
          </td>
        ))}
        <td className={styles.average} />
        <td className={styles.hours} />
      </tr>
    </thead>
  );
});
