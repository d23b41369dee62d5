import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import styles from './grid.module.css';
import { gridTexts } from './texts.ts';

/** The header cells above the students. */
export function StudentHead() {
  const t = useTexts(gridTexts);
  return (
    <>
      <th scope="col" className={styles.number}>
        <span className="visually-hidden">{t('number')}</span>
      </th>
      <th scope="col" className={styles.name}>
        {t('student')}
      </th>
    </>
  );
}

/** The header cells before the averages of the group. */
export function AveragesHead() {
  const t = useTexts(gridTexts);
  return (
    <>
      <td className={styles.number} />
      <th scope="row" className={styles.name}>
        {t('groupAverage')}
      </th>
    </>
  );
}

interface StudentCellsProps {
  /** Position in the group's list, from 1. */
  number: number;
  name: string;
  /** Note about the student: "on academic leave". */
  remark?: string | undefined;
}

/** The first cells of a row: a student. */
export const StudentCells = ({ number, name, remark }: StudentCellsProps) => (
  <>
    <td className={styles.number}>{number}</td>
    <th
      scope="row"
      className={classNames(styles.name, remark !== undefined && styles.elsewhere)}
      title={remark}
    >
      {name}
      {remark !== undefined && <span className="visually-hidden">, {remark}</span>}
    </th>
  </>
);
