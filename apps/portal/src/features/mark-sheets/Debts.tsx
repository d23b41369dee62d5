import { wordOf } from '@semestr/core/data-words';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Caption, Section, TwoLines } from '@semestr/ui/Section.tsx';
import { Link } from 'react-router-dom';
import { useControls } from '../../ui/discipline/controls.ts';
import styles from './mark-sheets.module.css';
import type { Debt } from './mark-sheets.ts';
import { markSheetTexts } from './texts.ts';
import { markSheetFor } from '../study/screen.ts';

/** Action for a debt: a link to order a mark sheet, or the state of the ordered one. */
function Way({ debt: { row, term, control, sheet } }: { debt: Debt }) {
  const t = useTexts(markSheetTexts);
  if (sheet) return <Caption>{t(sheet.state === 'printed' ? 'isReady' : 'isOrdered')}</Caption>;
  if (!control) return <Caption>{t('askOffice')}</Caption>;
  return (
    <Link to={markSheetFor({ ...row, term })} replace>
      {t('order')}
    </Link>
  );
}

/** Failed subjects, each with the action that resolves it. */
export function Debts({ debts }: { debts: readonly Debt[] }) {
  const t = useTexts(markSheetTexts);
  const { short } = useControls();
  return (
    <Section title={t('debts')} note={<Caption>{debts.length}</Caption>}>
      <ul className={styles.debts} {...asPrivate}>
        {debts.map((debt) => {
          const { row, term } = debt;
          return (
            <li key={`${term} ${row.idSubject} ${row.idFormOfControl}`}>
              <TwoLines
                first={<span lang="ru">{row.fullSubject}</span>}
                second={t('debtOf', {
                  control: short(row.formOfControl),
                  term,
                  mark: wordOf('mark', row.mark, t.language),
                })}
              />
              <Way debt={debt} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
