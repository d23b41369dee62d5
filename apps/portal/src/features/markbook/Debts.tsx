import { wordOf } from '@semestr/core/data-words';
import { numberOf, PASSING_MARK } from '@semestr/core/markbook';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { useControls } from '../../ui/discipline/controls.ts';
import { DebtActions } from './DebtActions.tsx';
import styles from './debts.module.css';
import type { Line } from './markbook.ts';
import { markbookTexts } from './texts.ts';

/** Returns a function that explains why a line is a debt: "экзамен, 2-й семестр, отметка 3, нужно не меньше 4". */
function useReason(): (line: Line) => string {
  const t = useTexts(markbookTexts);
  const { word } = useControls();
  return ({ debt, formOfControl, semester, mark }) => {
    const values = { control: word(formOfControl), semester, mark };
    if (debt === 'difference') return t('difference', values);
    return numberOf(mark) !== null
      ? t('failed', { ...values, least: PASSING_MARK })
      : t('notCredited', { ...values, mark: wordOf('mark', mark, t.language) });
  };
}

/** Debts, shown before everything else, with the actions for each. */
export const Debts = memo(function Debts({ lines }: { lines: readonly Line[] }) {
  const t = useTexts(markbookTexts);
  const reasonOf = useReason();
  const debts = lines.filter(({ debt }) => debt);
  if (debts.length === 0) return null;
  return (
    <section className={styles.debts} aria-labelledby="debts" {...asPrivate}>
      <h2 id="debts">
        <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
        {t('debtCount', { count: debts.length })}
      </h2>
      <ul>
        {debts.map((line) => (
          <li key={line.key}>
            <span>
              <b lang="ru">{line.fullSubject}</b> <span className={styles.reason}>{reasonOf(line)}</span>
            </span>
            <DebtActions line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
});
