import type { Standing } from '@semestr/api/rating';
import { decimal } from '@semestr/core/display';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import table from '@semestr/ui/table.module.css';
import styles from './own.module.css';
import { ownRatingTexts } from './own-texts.ts';
import { ratingTexts } from './texts.ts';
import { Value } from './Value.tsx';

const BEST_AVERAGE = 10;

/** History of average and position by control point, as bars with numbers. */
export function Points({ points, total }: Pick<Standing, 'points' | 'total'>) {
  const t = useTexts(ratingTexts);
  const own = useTexts(ownRatingTexts);
  if (points.length === 0) return null;
  return (
    <table className={classNames(table.table, styles.points)}>
      <caption className="visually-hidden">{own('moved')}</caption>
      <thead>
        <tr>
          <th scope="col">{own('point')}</th>
          <td className={styles.bars} />
          <th scope="col" className={styles.number}>
            {t('columns.average')}
          </th>
          <th scope="col" className={styles.place}>
            {t('columns.place')}
          </th>
          <th scope="col" className={styles.number}>
            {t('columns.hours')}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ point, average, hours, place }, index) => {
          const before = points[index - 1]?.place ?? null;
          const moved = place === null || before === null ? 0 : before - place;
          return (
            <tr key={point}>
              <th scope="row">
                <abbr title={t('pointFull', { number: point })}>{t('point', { number: point })}</abbr>
              </th>
              <td className={styles.bars}>
                <span
                  className={styles.bar}
                  style={{ '--part': (average ?? 0) / BEST_AVERAGE }}
                  aria-hidden
                />
              </td>
              <td className={styles.number}>
                <b>
                  <Value text={average === null ? null : decimal(average, t.language)} />
                </b>
              </td>
              <td className={styles.place}>
                <b>
                  <Value text={place === null ? null : String(place)} />
                </b>
                {place !== null && <span className={styles.of}> {t('of', { total })}</span>}
                {moved !== 0 && (
                  <span className={styles.of}>
                    {', '}
                    {/* On a phone on a line of its own. */}
                    <span className={styles.moved}>
                      {moved > 0 ? own('up', { count: moved }) : own('down', { count: -moved })}
                    </span>
                  </span>
                )}
              </td>
              <td className={styles.number}>{hours}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
