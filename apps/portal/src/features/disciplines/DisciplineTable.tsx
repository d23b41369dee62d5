import type { ListedDiscipline } from '@semestr/api/disciplines';
import { classNames } from '@semestr/ui/class-names';
import table from '@semestr/ui/table.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { WaitingRows } from '@semestr/ui/WaitingRows.tsx';
import { useControls } from '../../ui/discipline/controls.ts';
import styles from './disciplines.module.css';
import { disciplinesTexts } from './texts.ts';

/** Number of placeholder rows: the usual number of disciplines. */
const EXPECTED = 14;

interface VisibleColumns {
  /** Available columns. A provider may only return names and hours. */
  hasDetails: boolean;
  hasSemesters: boolean;
}

function Row({
  row,
  index,
  hasDetails,
  hasSemesters,
}: VisibleColumns & { row: ListedDiscipline; index: number }) {
  const t = useTexts(disciplinesTexts);
  const { name, hours, credits = null } = row;
  const controls = useControls().list(row.controls ?? []);
  const semesters = row.semesters?.join(', ') ?? '';
  const below = hasSemesters ? [controls, t('semester', { semester: semesters })] : [controls];
  return (
    <tr>
      <td className={styles.index}>{index}</td>
      <th scope="row">
        <span lang="ru">{name}</span>
        {hasDetails && <span className={styles.below}>{below.join(', ')}</span>}
      </th>
      {hasDetails && <td className={styles.wide}>{controls}</td>}
      {hasSemesters && <td className={styles.wide}>{semesters}</td>}
      <td className={styles.number}>{hours}</td>
      {hasDetails && <td className={styles.number}>{credits ?? t('noCredits')}</td>}
    </tr>
  );
}

interface DisciplineTableProps {
  /** Undefined while loading. */
  rows: readonly ListedDiscipline[] | undefined;
  /** Whether both semesters are shown, so that each row shows its semester. */
  isWholeCourse: boolean;
}

/** Disciplines by number; on a phone the assessment type moves below the name. */
export function DisciplineTable({ rows, isWholeCourse }: DisciplineTableProps) {
  const t = useTexts(disciplinesTexts);
  const hasDetails = rows === undefined || rows.some(({ controls }) => controls !== undefined);
  const visible: VisibleColumns = { hasDetails, hasSemesters: hasDetails && isWholeCourse };
  return (
    <table className={classNames(table.table, styles.list)} aria-busy={rows === undefined}>
      <caption className="visually-hidden">{t('table')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.index}>
            {t('columns.index')}
          </th>
          <th scope="col">{t('columns.name')}</th>
          {visible.hasDetails && (
            <th scope="col" className={styles.wide}>
              {t('columns.controls')}
            </th>
          )}
          {visible.hasSemesters && (
            <th scope="col" className={styles.wide}>
              {t('columns.semesters')}
            </th>
          )}
          <th scope="col" className={styles.number}>
            {t('columns.hours')}
          </th>
          {visible.hasDetails && (
            <th scope="col" className={styles.number}>
              <span aria-hidden>{t('columns.credits')}</span>
              <span className="visually-hidden">{t('columns.creditsWhole')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows?.map((row, index) => <Row key={row.name} row={row} index={index + 1} {...visible} />) ?? (
          <WaitingRows rows={EXPECTED} columns={isWholeCourse ? 6 : 5} />
        )}
      </tbody>
    </table>
  );
}
