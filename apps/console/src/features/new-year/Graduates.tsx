import type { NewYear } from '@semestr/api/new-year';
import { consequences } from '@semestr/core/student-states';
import { CheckField } from '@semestr/ui/fields/CheckField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import styles from './new-year.module.css';
import { graduatingGroups } from './plan.ts';
import { newYearTexts } from './texts/index.ts';
import { useNames } from './use-names.ts';
import type { Planning } from './use-plan.ts';

/** The graduating groups, and what happens to their students' accounts. */
export function Graduates({ found, planning }: { found: NewYear; planning: Planning }) {
  const t = useTexts(newYearTexts);
  const names = useNames();
  const { draft, change } = planning;
  const leaving = graduatingGroups(found, draft);
  const students = leaving.reduce((sum, group) => sum + group.students, 0);
  return (
    <>
      {found.graduated.length > 0 && (
        <p className={styles.hint}>{t('graduates.left', { names: names(found.graduated) })}</p>
      )}
      {leaving.length === 0 ? (
        found.graduated.length === 0 && <p className={styles.hint}>{t('graduates.noneFound')}</p>
      ) : (
        <>
          <p className={styles.line}>
            {t('graduates.willLeave', { names: names(leaving) })} ({t('studentCount', { count: students })}).
          </p>
          <p className={styles.hint}>
            {t('graduates.hint', { days: consequences.graduated.accountDays ?? 0 })}
          </p>
          <TextField
            label={t('graduates.number')}
            hint={t('graduates.numberHint')}
            value={draft.orderNumber}
            maxLength={50}
            onChange={({ target }) => change({ ...draft, orderNumber: target.value })}
          />
          <CheckField
            label={t('graduates.block')}
            hint={t('graduates.blockHint')}
            checked={draft.blockGraduates}
            onChange={({ target }) => change({ ...draft, blockGraduates: target.checked })}
          />
        </>
      )}
    </>
  );
}
