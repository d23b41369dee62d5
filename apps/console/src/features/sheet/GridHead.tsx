import { controlPointName, type JournalType } from '@semestr/core/journal';
import { dayMonth, monthOfDay } from '@semestr/core/display';
import { dayOf, monthOf } from '@semestr/core/dates';
import { monthName } from '@semestr/core/months';
import { classNames } from '@semestr/ui/class-names';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { memo } from 'react';
import { today } from '../../clock.ts';
import { Average } from '../../ui/sheet/Average.tsx';
import styles from '../../ui/sheet/grid.module.css';
import { keyOf, type Sheet } from '../../ui/sheet/sheet-store.ts';
import { AveragesHead, StudentHead } from '../../ui/sheet/StudentCells.tsx';
import { gridTexts } from '../../ui/sheet/texts.ts';
import type { Column, Row } from './sheet-data.ts';
import { sheetTexts } from './texts.ts';

const typeClass: Readonly<Record<JournalType, string | undefined>> = {
  ЛК: styles.lk,
  ПЗ: styles.pz,
  ЛР: styles.lr,
};

/** Groups adjacent columns with the same value. */
function runsOf(columns: readonly Column[], valueOf: (column: Column) => string) {
  const runs: { value: string; first: Column; count: number }[] = [];
  for (const column of columns) {
    const [value, last] = [valueOf(column), runs.at(-1)];
    if (last?.value === value) last.count += 1;
    else runs.push({ value, first: column, count: 1 });
  }
  return runs;
}

interface GridHeadProps {
  sheet: Sheet;
  rows: readonly Row[];
  columns: readonly Column[];
}

/** Header rows: control points, months, lessons, and the group's average in each. */
export const GridHead = memo(function GridHead({ sheet, rows, columns }: GridHeadProps) {
  const t = useTexts(sheetTexts);
  const ofGrid = useTexts(gridTexts);
  const language = useLanguage();
  const now = today();
  const points = runsOf(columns, ({ controlPoint }) => controlPointName(controlPoint));
  return (
    <thead>
      <tr className={styles.points} aria-hidden>
        <td className={styles.number} />
        <td className={styles.name} />
        {points.map(({ value, first, count }) => (
          <td
            key={first.id}
            colSpan={count}
            className={classNames(styles.group, value !== '' && styles.point)}
          >
            <span>{value}</span>
          </td>
        ))}
        <td className={styles.average} />
        <td className={styles.hours} />
      </tr>
      <tr className={styles.months} aria-hidden>
        <td className={styles.number} />
        <td className={styles.name} />
        {runsOf(columns, ({ date }) => String(monthOf(date))).map(({ first, count }) => (
          <td key={first.id} colSpan={count} className={styles.group}>
            <span>
              {count > 1 ? monthName(first.date, language) : monthOfDay(first.date, language).slice(0, 3)}
            </span>
          </td>
        ))}
        <td className={styles.average} />
        <td className={styles.hours} />
      </tr>
      <tr className={styles.lessons}>
        <StudentHead />
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={classNames(styles.lesson, column.date === now && styles.today)}
            aria-label={lessonName(column)}
          >
            <span className={styles.day}>{dayOf(column.date)}</span>
            <span className={typeClass[column.type]}>
              {column.type} {column.number}
            </span>
            {column.subgroup > 0 && (
              <span className={styles.half}>{t('halfShort', { subgroup: column.subgroup })}</span>
            )}
          </th>
        ))}
        <th scope="col" className={styles.average}>
          {ofGrid('average')}
        </th>
        <th scope="col" className={styles.hours}>
          {t('omissions')}
        </th>
      </tr>
      <tr className={styles.averages}>
        <AveragesHead />
        {columns.map(({ id, date }) => (
          <td key={id} className={classNames(date === now && styles.today)}>
            <Average sheet={sheet} of={`column ${id}`} keys={rows.map((row) => keyOf(row.id, id))} />
          </td>
        ))}
        <td className={styles.average} />
        <td className={styles.hours} />
      </tr>
    </thead>
  );

  function lessonName({ date, type, number, subgroup, controlPoint }: Column): string {
    return [
      dayMonth(date, language),
      `${type} ${number}`,
      subgroup > 0 && t('half', { subgroup }),
      controlPointName(controlPoint),
    ]
      .filter(Boolean)
      .join(', ');
  }
});
