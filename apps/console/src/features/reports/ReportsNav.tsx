import { type ReportName, reportNames } from '@semestr/api/reports';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import { SavedReports } from './built-reports/SavedReports.tsx';
import styles from './reports.module.css';
import { reportTexts } from './texts.ts';

interface ReportsNavProps {
  /** The report that is open; null where it is one that somebody builds. */
  current: ReportName | null;
  /** Where a report is. */
  toReport: (name: ReportName) => string;
  /** The saved report that is open. */
  savedId?: number | null;
}

/** All reports: those that the university always asks for, and those that somebody has built. */
export function ReportsNav({ current, toReport, savedId = null }: ReportsNavProps) {
  const t = useTexts(reportTexts);
  return (
    <>
      <nav aria-label={t('which')} className={styles.reports}>
        {reportNames.map((one) => (
          <Link
            key={one}
            to={toReport(one)}
            className={styles.report}
            aria-current={one === current ? 'page' : undefined}
          >
            {t(`short.${one}`)}
          </Link>
        ))}
      </nav>
      <SavedReports currentId={savedId} />
    </>
  );
}
