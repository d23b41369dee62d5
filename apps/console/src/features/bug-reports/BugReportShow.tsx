import { DataText } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useRecordContext } from 'react-admin';
import { useFormatters } from '../../ui/kind/use-formatters.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { ReportDetails } from './ReportDetails.tsx';
import styles from './bug-reports.module.css';
import { Compose } from './Compose.tsx';
import { ReportActions } from './ReportActions.tsx';
import { type BugReport, useThread } from './use-report.ts';
import { bugReportTexts } from './texts.ts';
import { Thread } from './Thread.tsx';

/** A report as a ticket: the message, then the thread, with facts and technical details beside them. */
export default function BugReportShow() {
  const formatters = useFormatters();
  const t = useTexts(bugReportTexts);
  return (
    <RecordPage<BugReport>
      subtitle={({ id, state = 'new' }) =>
        `${t('number', { number: id })}, ${formatters.choice('state', state)}`
      }
      actions={<Actions />}
    >
      {(report) => <Ticket key={report.id} report={report} />}
    </RecordPage>
  );
}

function Actions() {
  const report = useRecordContext<BugReport>();
  return report && <ReportActions report={report} />;
}

function Ticket({ report }: { report: BugReport }) {
  const { data: thread, error, refetch } = useThread(report);
  return (
    <div className={styles.ticket}>
      <div className={styles.main}>
        <p className={styles.words}>
          <DataText>{report.description ?? report.text}</DataText>
        </p>
        <Pictures report={report} />
        <Thread thread={thread} error={error} onRetry={() => void refetch()} />
        <Compose report={report} />
      </div>
      <ReportDetails report={report} thread={thread} />
    </div>
  );
}

function Pictures({ report: { id, pictures } }: { report: BugReport }) {
  const t = useTexts(bugReportTexts);
  return Array.from({ length: pictures }, (_, index) => index + 1).map((number) => (
    <a key={number} href={`/api/v1/admin/bug-reports/${id}/pictures/${number}`} className={styles.picture}>
      <img src={`/api/v1/admin/bug-reports/${id}/pictures/${number}`} alt={t('picture', { number })} />
    </a>
  ));
}
