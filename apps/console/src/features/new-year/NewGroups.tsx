import type { NewYear } from '@semestr/api/new-year';
import { Button } from '@semestr/ui/Button.tsx';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import table from '@semestr/ui/table.module.css';
import { Plus } from 'lucide-react';
import { NewGroupRow } from './NewGroupRow.tsx';
import styles from './new-year.module.css';
import { withAddedRow, withNewRow } from './plan.ts';
import { newYearTexts } from './texts/index.ts';
import { useNames } from './use-names.ts';
import type { Planning } from './use-plan.ts';

/** First-year groups to create. */
export function NewGroups({ found, planning }: { found: NewYear; planning: Planning }) {
  const t = useTexts(newYearTexts);
  const names = useNames();
  const { draft, change, faults } = planning;
  const columns = ['name', 'speciality', 'degree', 'after'] as const;
  return (
    <>
      {found.made.length > 0 && (
        <p className={styles.hint}>{t('newGroups.made', { names: names(found.made) })}</p>
      )}
      {draft.newRows.length === 0 && found.made.length === 0 && (
        <p className={styles.hint}>{t('newGroups.none')}</p>
      )}
      {draft.newRows.length > 0 && (
        <>
          <p className={styles.hint}>{t('newGroups.hint')}</p>
          <table className={classNames(table.table, styles.groups)}>
            <caption className="visually-hidden">{t('steps.newGroups')}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className={styles[column]}>
                    {t(`newGroups.columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {draft.newRows.map((row) => (
                <NewGroupRow
                  key={row.key}
                  row={row}
                  fault={faults.newRows[row.key]}
                  onChange={(choice) => change(withNewRow(draft, row.key, choice))}
                  onRemove={() =>
                    change({ ...draft, newRows: draft.newRows.filter(({ key }) => key !== row.key) })
                  }
                />
              ))}
            </tbody>
          </table>
        </>
      )}
      <p className={styles.add}>
        <Button onClick={() => change(withAddedRow(draft))}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          {t('newGroups.add')}
        </Button>
      </p>
    </>
  );
}
