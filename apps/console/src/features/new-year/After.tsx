import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import styles from './new-year.module.css';
import { newYearTexts } from './texts/index.ts';

const links = [
  ['students', '/table-imports?kind=students'],
  ['passwords', '/invitations?role=student'],
  ['timetable', '/timetable'],
] as const;

/** Steps that remain on other pages once the groups are correct. */
export function After() {
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
