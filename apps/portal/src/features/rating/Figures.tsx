import { decimal } from '@semestr/core/display';
import type { Sum } from '@semestr/core/rating-card';
import { useTexts } from '@semestr/ui/language.tsx';
import styles from './card.module.css';
import { ratingTexts } from './texts.ts';

/** Position of a student in the rating of a course. */
export interface Place {
  place: number | null;
  total: number;
}

interface FiguresProps {
  /** Totals of marks and hours. */
  sum: Sum;
  standing: Place | null;
  /** Excused hours, which are only visible to the student. */
  excusedHours?: number;
}

/** Average with its calculation, position, and missed hours. */
export function Figures({ sum: { average, sum, count, hours }, standing, excusedHours }: FiguresProps) {
  const t = useTexts(ratingTexts);
  return (
    <dl className={styles.figures}>
      <div>
        <dt className="visually-hidden">{t('columns.average')}</dt>
        <dd>
          {average === null ? (
            <b>{t('noMarks')}</b>
          ) : (
            <>
              <b className={styles.average}>{decimal(average, t.language)}</b>{' '}
              <span className={styles.formula}>{t('formula', { sum, count })}</span>
            </>
          )}
        </dd>
      </div>
      {standing && standing.place !== null && (
        <div>
          <dt>{t('place')}</dt>
          <dd>
            <b>{standing.place}</b> {t('of', { total: standing.total })}
          </dd>
        </div>
      )}
      <div>
        <dt>{excusedHours === undefined ? t('missed') : t('unexcused')}</dt>
        <dd>
          <b>{hours}</b> {t('hours', { count: hours })}
        </dd>
      </div>
      {excusedHours !== undefined && (
        <div>
          <dt>{t('excused')}</dt>
          <dd>
            <b>{excusedHours}</b> {t('hours', { count: excusedHours })}
          </dd>
        </div>
      )}
    </dl>
  );
}
