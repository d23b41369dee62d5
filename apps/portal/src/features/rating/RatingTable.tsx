import type { RatingRow } from '@semestr/api/rating';
import { change, decimal } from '@semestr/core/display';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import table from '@semestr/ui/table.module.css';
import { ArrowDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ChoiceInAddress } from './choice.ts';
import styles from './table.module.css';
import { ratingTexts } from './texts.ts';
import { Value } from './Value.tsx';

export type RankedRow = RatingRow & { place: number | null };

const points = [
  { number: 1, averageOf: ({ firstAverage }: RatingRow) => firstAverage },
  { number: 2, averageOf: ({ secondAverage }: RatingRow) => secondAverage },
  { number: 3, averageOf: ({ thirdAverage }: RatingRow) => thirdAverage },
] as const;

/** Returns the id of a row's link, to which closing the details returns the focus. */
export const linkId = (card: string): string => `card-${card}`;

interface RatingTableProps {
  rows: readonly RankedRow[];
  card: string | null;
  linkTo: ChoiceInAddress['linkTo'];
  onOpen: () => void;
}

/** All students, best average first, identified by student card number. */
export function RatingTable({ rows, card, linkTo, onOpen }: RatingTableProps) {
  const t = useTexts(ratingTexts);
  // Omits columns without any values.
  const columns = points.filter(({ averageOf }) => rows.some((row) => averageOf(row) !== undefined));
  const hasShift = rows.some(({ averageShift }) => averageShift !== 0);
  const numberOf = (value: number | undefined): string | null =>
    value === undefined ? null : decimal(value, t.language);
  return (
    <table className={classNames(table.table, styles.table)}>
      <caption className="visually-hidden">{t('table')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.place}>
            {t('columns.place')}
          </th>
          <th scope="col">{t('columns.card')}</th>
          <th scope="col" className={styles.number} aria-sort="descending">
            {t('columns.average')} <ArrowDown size={12} strokeWidth={1.75} aria-hidden />
          </th>
          {hasShift && (
            <th scope="col" className={classNames(styles.number, styles.wide)}>
              <abbr title={t('columns.shiftFull')}>{t('columns.shift')}</abbr>
            </th>
          )}
          {columns.map(({ number }) => (
            <th key={number} scope="col" className={classNames(styles.number, styles.wide)}>
              <abbr title={t('pointFull', { number })}>{t('point', { number })}</abbr>
            </th>
          ))}
          <th scope="col" className={styles.number}>
            {t('columns.hours')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.studentCardNumber}
            className={row.studentCardNumber === card ? styles.open : undefined}
          >
            <td className={styles.place}>
              <Value text={row.place === null ? null : String(row.place)} />
            </td>
            <th scope="row">
              <Link
                id={linkId(row.studentCardNumber)}
                to={linkTo(row.studentCardNumber)}
                onClick={onOpen}
                aria-current={row.studentCardNumber === card ? 'true' : undefined}
                className={styles.card}
              >
                {row.studentCardNumber}
              </Link>
            </th>
            <td className={classNames(styles.number, styles.average)}>
              <Value text={row.place === null ? null : decimal(row.average, t.language)} />
            </td>
            {hasShift && (
              <td className={classNames(styles.number, styles.wide)}>
                {change(row.averageShift, t.language)}
              </td>
            )}
            {columns.map(({ number, averageOf }) => (
              <td key={number} className={classNames(styles.number, styles.wide)}>
                <Value text={numberOf(averageOf(row))} />
              </td>
            ))}
            <td className={styles.number}>{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
