import { decimal } from '@semestr/core/display';
import type { RatedSubject, RatingCard } from '@semestr/core/rating-card';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import table from '@semestr/ui/table.module.css';
import { lettersOf } from '@semestr/core/lesson-letters';
import styles from './card.module.css';
import { ratingTexts } from './texts.ts';
import { Value } from './Value.tsx';

/** "КТ 1" in the page's language; unknown names of control points are shown as received. */
function PointName({ name }: { name: string }) {
  const t = useTexts(ratingTexts);
  if (name === '') return t('noPoint');
  const [, number] = /^КТ (\d)$/.exec(name) ?? [];
  if (number === undefined) return <span lang="ru">{name}</span>;
  return <abbr title={t('pointFull', { number })}>{t('point', { number })}</abbr>;
}

/** Marks of a control point, grouped by type of lesson if the subject has several. */
function Marks({ types, hasSeveral }: { types: RatedSubject['points'][number]; hasSeveral: boolean }) {
  const { language } = useTexts(ratingTexts);
  if (types.length === 0) return <Value text={null} />;
  return types.map(({ type, marks }) => (
    <span key={type} className={styles.marks}>
      {hasSeveral && (
        <span className={styles.type}>
          {lettersOf(type, language)}
          {'\u00a0'}
        </span>
      )}
      {marks.join(' ')}
    </span>
  ));
}

/** Marks by subject and control point, with averages and an explanation of the abbreviations. */
export function MarkTable({ card }: { card: RatingCard }) {
  const t = useTexts(ratingTexts);
  const written = (average: number | null): string | null =>
    average === null ? null : decimal(average, t.language);
  const isMarked = card.pointSums.map(({ count }) => count > 0);
  const pointClass = (index: number): string => classNames(styles.point, !isMarked[index] && styles.unmarked);
  return (
    <>
      {/* With many control points, or on a narrow phone, the table scrolls, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached */}
      <div className={styles.scroll} role="group" aria-label={t('marksOf')} tabIndex={0}>
        <table className={classNames(table.table, styles.table)}>
          <caption className="visually-hidden">{t('marksOf')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('columns.subject')}</th>
              {card.points.map((point, index) => (
                <th key={point} scope="col" className={pointClass(index)}>
                  <PointName name={point} />
                </th>
              ))}
              <th scope="col">{t('columns.average')}</th>
              <th scope="col" className={styles.hours}>
                {t('columns.hoursShort')}
              </th>
            </tr>
          </thead>
          <tbody>
            {card.subjects.map(({ abbrev, name, types, points, average, hours }) => (
              <tr key={abbrev}>
                <th scope="row">
                  <span lang="ru">{name}</span>
                  <span className={styles.types}>
                    {types.map((type) => lettersOf(type, t.language)).join(', ')}
                    <span className={styles.hoursBelow}>
                      {types.length > 0 && ' · '}
                      {t('subjectHours', { hours })}
                    </span>
                  </span>
                </th>
                {points.map((ofPoint, index) => (
                  <td key={card.points[index]} className={pointClass(index)}>
                    <Marks types={ofPoint} hasSeveral={types.length > 1} />
                  </td>
                ))}
                <td className={styles.strong}>
                  <Value text={written(average)} />
                </td>
                <td className={styles.hours}>{hours}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('byPoints')}</th>
              {card.pointSums.map(({ average }, index) => (
                <td key={card.points[index]} className={classNames(styles.strong, pointClass(index))}>
                  <Value text={written(average)} />
                </td>
              ))}
              <td className={styles.strong}>
                <Value text={written(card.average)} />
              </td>
              <td className={classNames(styles.strong, styles.hours)}>{card.hours}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={styles.note}>{t('explained')}</p>
    </>
  );
}
