import type { NewYear } from '@semestr/api/new-year';
import { dayOf, monthOf, yearOf } from '@semestr/core/dates';
import { dayMonth, dayRange } from '@semestr/core/display';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import { termName } from '../../ui/terms.ts';
import styles from './new-year.module.css';
import { newYearTexts } from './texts/index.ts';

/** Links to the form of a new record, prefilled with these values. */
const createLink = (resource: string, record: object) => ({
  pathname: `/${resource}/create`,
  search: new URLSearchParams({ source: JSON.stringify(record) }).toString(),
});

/** Dates of the two terms. */
export function Terms({ terms }: Pick<NewYear, 'terms'>) {
  const t = useTexts(newYearTexts);
  return (
    <ul className={styles.facts}>
      {terms.map(({ term, id, start, end }) => {
        const name = termName(term, t.language);
        const days = dayRange(start, end, t.language);
        return (
          <li key={term} className={styles.fact}>
            <span>{name}</span>
            <span className={styles.second}>{id === null ? t('terms.usual', { days }) : days}</span>
            {id === null ? (
              <Link to={createLink('terms', { term, start, end })}>{t('terms.make', { term: name })}</Link>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The holiday that moves with Easter. */
export function Holidays({ radunitsa: { date, id, everyYearId } }: Pick<NewYear, 'radunitsa'>) {
  const t = useTexts(newYearTexts);
  const record = {
    day: dayOf(date),
    month: monthOf(date),
    year: yearOf(date),
    name: 'Радуница',
    nameEn: 'Radunitsa',
    nameBe: 'Радаўніца',
  };
  return (
    <>
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <span>{t('holidays.radunitsa')}</span>
          <span className={styles.second}>{dayMonth(date, t.language, 0)}</span>
          {id === null && <Link to={createLink('holidays', record)}>{t('holidays.add')}</Link>}
        </li>
      </ul>
      {everyYearId !== null && (
        <p className={classNames(styles.hint, styles.running)}>
          {t('holidays.everyYear')} <Link to={`/holidays/${everyYearId}`}>{t('holidays.openEveryYear')}</Link>
        </p>
      )}
      <p className={styles.hint}>
        <Link to="/holidays">{t('holidays.list')}</Link>
      </p>
    </>
  );
}
