import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import { personalPaths } from '../../shell/personal-paths.ts';
import styles from './debts.module.css';
import type { Line } from './markbook.ts';
import { markbookTexts } from './texts.ts';

/** Actions for a debt: another attempt with a mark sheet, or an application, which may already exist. */
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
        <Link to={personalPaths.studyApplications}>{t('sent')}</Link>
      ) : (
        mayApply === true &&
        option && (
          <Link to={personalPaths.studyApplicationFor(option.idLmsEducationTerm)}>
            {t(isDifference ? 'makeUp' : 'inParallel')}
          </Link>
        )
      )}
      {!isDifference && (
        <Link
          to={personalPaths.markSheetFor({ ...line, term: line.semester })}
          className={buttonClass('primary')}
        >
          {t('markSheet')}
        </Link>
      )}
    </span>
  );
}
