import { decimal } from '@semestr/core/display';
import { kindOfTerm, yearOfTerm } from '@semestr/core/term';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Caption } from '@semestr/ui/Section.tsx';
import table from '@semestr/ui/table.module.css';
import { memo } from 'react';
import { Formula } from './Formula.tsx';
import { LineRow } from './LineRow.tsx';
import type { Page } from './markbook.ts';
import styles from './table.module.css';
import { markbookTexts } from './texts.ts';

interface SemesterTableProps {
  page: Page;
  /** Whether marks are hidden. */
  isHidden: boolean;
}

/** Term of a semester: "весна 2025/2026, идёт". */
function When({ page: { term, isRunning } }: Pick<SemesterTableProps, 'page'>) {
  const t = useTexts(markbookTexts);
  if (!term) return null;
  const year = yearOfTerm(term);
  const words = [t(kindOfTerm(term), { year: `${year}/${year + 1}` }), ...(isRunning ? [t('running')] : [])];
  return <Caption>{words.join(', ')}</Caption>;
}

/** A semester with the formula of its average and a line for each subject, including those without a mark. */
export const SemesterTable = memo(function SemesterTable({ page, isHidden }: SemesterTableProps) {
  const t = useTexts(markbookTexts);
  const { semester, average, formula, lines } = page;
  const id = `semester-${semester}`;
  return (
    <section className={styles.semester} aria-labelledby={id}>
      <div className={styles.caption}>
        <h2 id={id}>{t('semesterName', { semester })}</h2>
        <When page={page} />
        {!isHidden && (
          <p {...asPrivate}>
            {formula.count === 0 ? (
              t('noMarks')
            ) : (
              <>
                {t('average')} <b>{decimal(average, t.language)}</b> <Formula {...formula} />
              </>
            )}
          </p>
        )}
      </div>
      <table className={classNames(table.table, styles.table)} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('columns.subject')}</th>
            <th scope="col" className={styles.wide}>
              {t('columns.control')}
            </th>
            <th scope="col" className={classNames(styles.wide, styles.number)}>
              {t('columns.hours')}
            </th>
            <th scope="col" className={classNames(styles.wide, styles.number)}>
              <abbr title={t('columns.creditsWhole')}>{t('columns.credits')}</abbr>
            </th>
            <th scope="col" className={styles.number}>
              {t('columns.mark')}
            </th>
            <th scope="col" className={styles.compared}>
              <span data-own aria-hidden>
                {t('columns.own')}
              </span>{' '}
              <span data-all aria-hidden>
                {t('columns.all')}
              </span>
              <span className="visually-hidden">{t('columns.allWhole')}</span>
            </th>
            <th scope="col" className={classNames(styles.wide, styles.number)}>
              {t('columns.retakes')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('columns.date')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('columns.teacher')}
            </th>
          </tr>
        </thead>
        <tbody {...asPrivate}>
          {lines.map((line) => (
            <LineRow key={line.key} line={line} isHidden={isHidden} />
          ))}
        </tbody>
      </table>
    </section>
  );
});
