import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import styles from './debts.module.css';
import type { Line } from './markbook.ts';
import { markbookTexts } from './texts.ts';
import { markSheetFor, studyApplicationFor, studyScreen } from '../study/screen.ts';
import { to } from '../../screens/screen.ts';

/** Actions for a debt: ordering a mark sheet for another attempt, or an application, which may already exist. */
export function DebtActions({ line }: { line: Line }) {
  const t = useTexts(markbookTexts);
  const isDifference = line.debt === 'difference';
  const mayApply = isDifference ? line.canLiquidationAcademicDifferences : line.canStudyInParallel;
  const isSent = isDifference
    ? line.applicationHasAlreadyBeenSentForAcademicDifferences
    : line.applicationHasAlreadyBeenSentForParallel;
  const [option] = line.lmsEducationTerms ?? [];
  return (
    <span className={styles.actions}>
      {isSent === true ? (
        <Link to={to(studyScreen, { part: 'applications' })}>{t('sent')}</Link>
      ) : (
        mayApply === true &&
        option && (
          <Link to={studyApplicationFor(option.idLmsEducationTerm)}>
            {t(isDifference ? 'makeUp' : 'inParallel')}
          </Link>
        )
      )}
      {!isDifference && (
        <Link to={markSheetFor({ ...line, term: line.semester })} className={buttonClass('primary')}>
          {t('markSheet')}
        </Link>
      )}
    </span>
  );
}
