import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import table from '@semestr/ui/table.module.css';
import { WaitingRows } from '@semestr/ui/WaitingRows.tsx';
import styles from './hours.module.css';
import type { HoursRow } from './omissions.ts';
import { omissionTexts } from './texts.ts';

interface HoursTableProps {
  title: string;
  head: string;
  lang: string | undefined;
  rows: readonly HoursRow[] | undefined;
}

/** Hours as numbers and as bars, which are purely visual. */
export function HoursTable({ title, head, lang, rows }: HoursTableProps) {
  const t = useTexts(omissionTexts);
  // Hides the columns of excused hours if the provider does not return excuses.
  const isSplit = rows === undefined || rows.some(({ excused }) => excused !== null);
  const columns = isSplit ? (['excused', 'unexcused'] as const) : [];
  return (
    <>
      <table className={classNames(table.table, styles.hours)} aria-busy={rows === undefined}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <td className={styles.bars} />
            <th scope="col" className={styles.number}>
              {t('columns.total')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.number}>
                <span aria-hidden>{t(`columns.${column}`)}</span>
                <span className="visually-hidden">{t(`columnNames.${column}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asPrivate}>
          {rows === undefined && <WaitingRows rows={3} columns={5} />}
          {(rows ?? []).map(({ name, total, excused, parts }) => (
            <tr key={name}>
              <th scope="row" lang={lang}>
                {name}
              </th>
              <td className={styles.bars}>
                <span
                  className={styles.bar}
                  style={{ '--unexcused': parts.unexcused, '--excused': parts.excused }}
                  aria-hidden
                >
                  <span />
                  <span />
                </span>
              </td>
              <td className={styles.number}>
                <b>{total}</b>
              </td>
              {columns.map((column) => (
                <td key={column} className={styles.number}>
                  {column === 'excused' ? excused : total - (excused ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isSplit && (
        <p className={styles.legend} aria-hidden>
          <span data-kind="unexcused">{t('columnNames.unexcused')}</span>
          <span data-kind="excused">{t('columnNames.excused')}</span>
        </p>
      )}
    </>
  );
}
