import { decimal } from '@semestr/core/display';
import { formulaOf } from '@semestr/core/markbook';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { memo } from 'react';
import { Formula } from './Formula.tsx';
import { creditsOf, linesOf, type Page } from './markbook.ts';
import styles from './summary.module.css';
import { markbookTexts } from './texts.ts';

interface SummaryProps {
  /** 0 when there are no marks. */
  average: number;
  pages: readonly Page[];
}

/** The overall average with its formula, the averages of the semesters, and the numbers of credits and debts. */
export const Summary = memo(function Summary({ average, pages }: SummaryProps) {
  const t = useTexts(markbookTexts);
  const rated = pages.filter((page) => page.formula.count > 0).toReversed();
  const formula = formulaOf(linesOf(pages).map(({ mark }) => mark));
  const credits = creditsOf(pages);
  const debts = linesOf(pages).filter(({ debt }) => debt).length;
  return (
    <div className={styles.summary} {...asPrivate}>
      <div>
        <h2 className={styles.title}>{t('average')}</h2>
        {average === 0 ? (
          <p className={styles.how}>{t('noAverage')}</p>
        ) : (
          <>
            <p className={styles.figure}>
              <b>{decimal(average, t.language)}</b>{' '}
              <Formula {...formula} parts={rated.map((page) => page.formula.sum)} />
            </p>
            <p className={styles.how}>{t('how')}</p>
          </>
        )}
      </div>
      <dl className={styles.figures}>
        {rated.map((page) => (
          <div key={page.semester}>
            <dt>{t('semesterName', { semester: page.semester })}</dt>
            <dd>{decimal(page.average, t.language)}</dd>
          </div>
        ))}
        {credits.all > 0 && (
          <div>
            <dt>{t('credits')}</dt>
            <dd>
              {credits.passed} <span>{t('of', { all: credits.all })}</span>
            </dd>
          </div>
        )}
        <div data-owed={debts > 0 || undefined}>
          <dt>{t('debts')}</dt>
          <dd>{debts === 0 ? t('noDebts') : debts}</dd>
        </div>
      </dl>
    </div>
  );
});
