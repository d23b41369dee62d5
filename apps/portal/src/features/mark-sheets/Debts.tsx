import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Second, Section, TwoLines } from '@semestr/ui/Section.tsx';
import { Link } from 'react-router-dom';
import { personalPaths } from '../../shell/personal-paths.ts';
import { useControls } from '../../ui/discipline/controls.ts';
import styles from './mark-sheets.module.css';
import type { Debt } from './mark-sheets.ts';
import { markSheetTexts } from './texts.ts';

/** What can be done about a debt here: its mark sheet is ordered, or on its way already. */
function Way({ debt: { row, term, control, sheet } }: { debt: Debt }) {
  const t = useTexts(markSheetTexts);
  if (sheet) return <Second>{t(sheet.state === 'printed' ? 'isReady' : 'isOrdered')}</Second>;
  if (!control) return <Second>{t('askOffice')}</Second>;
  return (
    <Link to={personalPaths.markSheetFor({ ...row, term })} replace>
      {t('order')}
    </Link>
  );
}

/** What was failed, each with its way out. */
export function Debts({ debts }: { debts: readonly Debt[] }) {
  const t = useTexts(markSheetTexts);
  const { short } = useControls();
  return (
    <Section title={t('debts')} note={<Second>{debts.length}</Second>}>
      <ul className={styles.debts} {...asPrivate}>
        {debts.map((debt) => {
          const { row, term } = debt;
          return (
            <li key={`${term} ${row.idSubject} ${row.idFormOfControl}`}>
              <TwoLines
                first={<span lang="ru">{row.fullSubject}</span>}
                second={t('debtOf', { control: short(row.formOfControl), term, mark: row.mark })}
              />
              <Way debt={debt} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
