import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import styles from './new-year.module.css';
import { newYearTexts } from './texts/index.ts';

const links = [
  ['students', '/table-imports?kind=students'],
  ['passwords', '/invitations?role=student'],
  ['timetable', '/timetable'],
] as const;

/** Links to the remaining steps, which are on other pages. */
export function RemainingSteps() {
  const t = useTexts(newYearTexts);
  return (
    <ul className={styles.facts}>
      {links.map(([name, to]) => (
        <li key={name} className={styles.fact}>
          <Link to={to}>{t(`after.${name}`)}</Link>
        </li>
      ))}
    </ul>
  );
}
