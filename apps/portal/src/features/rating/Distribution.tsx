import { distribution, isInSpan, LOW_AVERAGE, type Span } from '@semestr/core/rating';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import styles from './distribution.module.css';
import { ratingTexts } from './texts.ts';

interface DistributionProps {
  averages: readonly number[];
  /** Average of the selected student. */
  open: number | null;
}

/** Distribution of the averages: bars with numbers, and text for screen readers. */
export function Distribution({ averages, open }: DistributionProps) {
  const t = useTexts(ratingTexts);
  const spans = distribution(averages);
  const most = Math.max(1, ...spans.map(({ count }) => count));
  const nameOf = ({ from, to }: Span): string => (from === 0 ? t('below', { to }) : `${from}–${to}`);
  const isLow = ({ to }: Span): boolean => to <= LOW_AVERAGE;
  const isHere = (span: Span): boolean => open !== null && isInSpan(span, open);
  const hasLow = spans.some((span) => isLow(span) && span.count > 0);
  const legend = [open !== null && t('legendHere'), hasLow && t('legendLow')].filter(Boolean);
  return (
    <div className={styles.chart}>
      <ol aria-label={t('distribution')} className={styles.spans}>
        {spans.map((span) => (
          <li
            key={span.to}
            className={classNames(isLow(span) && span.count > 0 && styles.low, isHere(span) && styles.here)}
          >
            <span className="visually-hidden">
              {[
                t('inSpan', { span: nameOf(span), students: t('students', { count: span.count }) }),
                isHere(span) && t('here'),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            <span className={styles.count} aria-hidden>
              {span.count}
            </span>
            <span className={styles.bar} style={{ '--part': span.count / most }} aria-hidden />
            <span className={styles.name} aria-hidden>
              {nameOf(span)}
            </span>
          </li>
        ))}
      </ol>
      {legend.length > 0 && <p className={styles.legend}>{legend.join(' ')}</p>}
    </div>
  );
}
