import { type ReportName, reportNames, acceptsParameter } from '@semestr/api/reports';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import { isLimitedToFaculty } from '../../ui/own-faculty.ts';
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

/** A role limited to one faculty is only offered reports that can be filtered by faculty. */
const isOffered = (name: ReportName): boolean => !isLimitedToFaculty() || acceptsParameter(name, 'facultyId');

/** Navigation between all reports: the standard ones and the saved custom ones. */
export function ReportsNav({ current, toReport, savedId = null }: ReportsNavProps) {
  const t = useTexts(reportTexts);
  return (
    <>
      <nav aria-label={t('which')} className={styles.reports}>
        {reportNames.filter(isOffered).map((one) => (
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
