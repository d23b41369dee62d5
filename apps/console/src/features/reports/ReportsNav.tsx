import { type ReportName, reportNames } from '@semestr/api/reports';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import { SavedReports } from './SavedReports.tsx';
import styles from './reports.module.css';
import { reportTexts } from './texts.ts';

interface ReportsNavProps {
  /** The open report; null for a custom one. */
  current: ReportName | null;
  /** Returns the path of a report. */
  toReport: (name: ReportName) => string;
  /** Id of the open saved report. */
  savedId?: number | null;
}

/** Navigation between all reports: the standard ones and the saved custom ones. */
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
